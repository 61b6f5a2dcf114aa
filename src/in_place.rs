//! Writing a file whole or not at all: into a new file beside it, flushed to the disk, then renamed over it. Whoever
//! reads the old name sees the old text or the new one, at whatever moment the program or the machine stops.

use crate::fault::{Code, Fault};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A text that waits to take its place in a file. Dropped, it leaves no trace.
pub enum Pending {
    /// Written beside the file that it is to replace.
    Beside(NamedTempFile, PathBuf),
    /// For a device or a pipe, which nothing can replace.
    Through(File, String, PathBuf),
}

impl Pending {
    /// Writes `text` beside the file that it is to replace. A link is followed, and the mode is that of the old file.
    ///
    /// # Errors
    /// If the file may not be written, is a folder, or has no folder.
    pub fn prepare(path: &Path, text: &str) -> Result<Pending, Fault> {
        let fail = |why: io::Error| cannot(path, &why);
        let (target, old) = match fs::metadata(path) {
            Ok(old) => (fs::canonicalize(path).map_err(fail)?, Some(old)),
            Err(_) => (path.to_owned(), None),
        };
        if let Some(old) = &old {
            // What may not be written is not replaced either. A folder is no file that could be opened for it.
            let opened = OpenOptions::new().write(true).open(&target).map_err(fail)?;
            if !old.is_file() {
                return Ok(Pending::Through(opened, text.to_owned(), target));
            }
        }
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
            if let Some(old) = &old {
                file.as_file().set_permissions(old.permissions())?;
            }
            file.as_file().sync_all()?;
            Ok(file)
        };
        write().map(|file| Pending::Beside(file, target)).map_err(fail)
    }

    /// Puts it in its place.
    ///
    /// # Errors
    /// If that cannot be done.
    pub fn commit(self) -> Result<(), Fault> {
        match self {
            Pending::Beside(file, target) => {
                file.persist(&target).map_err(|why| cannot(&target, &why.error))?;
                // The new name is on the disk once its folder is. A system that cannot sync folders has done what it can.
                let _ =
                    target.parent().map(File::open).transpose().map(|folder| folder.map(|folder| folder.sync_all()));
                Ok(())
            }
            Pending::Through(mut file, text, path) => {
                file.write_all(text.as_bytes()).map_err(|why| cannot(&path, &why))
            }
        }
    }
}

fn cannot(path: &Path, why: &io::Error) -> Fault {
    let kept = if path.exists() { ", which stays as it was" } else { "" };
    // The name of a file that is put beside it is nobody's business.
    let why = why.to_string();
    let why = why.split(" at path ").next().unwrap_or_default();
    Fault::new(Code::Io, format!("cannot write '{}'{kept}: {why}", path.display()))
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
        assert_eq!(error.message, "cannot write '/no/such/folder/sheet.json': No such file or directory (os error 2)");
    }

    #[test]
    fn a_folder_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Pending::prepare(folder.path(), "new").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_device_stays_a_device() {
        Pending::prepare("/dev/null".as_ref(), "new").unwrap().commit().unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
