//! Writing a file whole or not at all: into a new file beside it, flushed to the disk, then renamed over it. Whoever
//! reads the old name sees the old text or the new one, at whatever moment the program or the machine stops.

use crate::fault::{Code, Fault};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file that is written and waits to take its place. Dropped, it leaves no trace.
pub struct Pending {
    file: NamedTempFile,
    target: PathBuf,
}

impl Pending {
    /// Writes `text` beside the file that it is to replace. A link is followed, and the mode is that of the old file.
    pub fn prepare(path: &Path, text: &str) -> Result<Pending, Fault> {
        let target =
            if path.exists() { fs::canonicalize(path).map_err(|why| cannot(path, &why))? } else { path.to_owned() };
        let folder = match target.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let write = || -> io::Result<NamedTempFile> {
            let mut builder = tempfile::Builder::new();
            builder.prefix(".sawbones-");
            // Temporary files are their owner's alone; this one is to become like any other that is written.
            #[cfg(unix)]
            builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
            let mut file = builder.tempfile_in(folder)?;
            file.write_all(text.as_bytes())?;
            if let Ok(old) = fs::metadata(&target) {
                file.as_file().set_permissions(old.permissions())?;
            }
            file.as_file().sync_all()?;
            Ok(file)
        };
        let file = write().map_err(|why| cannot(path, &why))?;
        Ok(Pending { file, target })
    }

    /// Puts it in the place of the old file.
    pub fn commit(self) -> Result<(), Fault> {
        let target = self.target;
        self.file.persist(&target).map_err(|why| cannot(&target, &why.error))?;
        // The new name is on the disk once its folder is. A system that cannot sync folders has done what it can.
        let _ = target.parent().map(File::open).transpose().map(|folder| folder.map(|folder| folder.sync_all()));
        Ok(())
    }
}

fn cannot(path: &Path, why: &io::Error) -> Fault {
    Fault::new(Code::Io, format!("cannot write '{}', which stays as it was: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::Pending;
    use std::fs;

    #[test]
    fn what_is_not_committed_leaves_the_old_file_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sheet.json");
        fs::write(&path, "old").unwrap();
        drop(Pending::prepare(&path, "new").unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_the_mode_is_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("sheet.json"), folder.path().join("link.json"));
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        Pending::prepare(&link, "new").unwrap().commit().unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_has_the_mode_of_any_new_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let (ours, other) = (folder.path().join("ours.svg"), folder.path().join("other.svg"));
        Pending::prepare(&ours, "new").unwrap().commit().unwrap();
        fs::write(&other, "new").unwrap();
        let mode = |path| fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode(&ours), mode(&other));
    }

    #[test]
    fn a_folder_that_is_not_there_is_named() {
        let error = Pending::prepare("/no/such/folder/sheet.json".as_ref(), "new").err().unwrap();
        assert!(error.message.contains("/no/such/folder/sheet.json"), "{error}");
    }
}
