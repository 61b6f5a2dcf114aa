//! Puts what unwinds the stack into the program itself: one shared library less to be found and loaded at every start.

use std::env;
use std::path::Path;
use std::process::Command;

/// The part of GCC's runtime that the standard library needs.
const UNWINDER: &str = "gcc_eh";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if is_native_linux() && compiler_has(UNWINDER) {
        println!("cargo::rustc-link-lib=static:-bundle={UNWINDER}");
    }
}

/// Whether this machine builds for itself, and its C library is glibc.
fn is_native_linux() -> bool {
    let is = |name, value: &str| env::var(name).is_ok_and(|given| given == value);
    is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && env::var("HOST") == env::var("TARGET")
}

/// Whether the C compiler that links has the library as an archive; without it the shared one serves as ever.
fn compiler_has(library: &str) -> bool {
    let Ok(answer) = Command::new("cc").arg(format!("-print-file-name=lib{library}.a")).output() else { return false };
    String::from_utf8(answer.stdout).is_ok_and(|path| Path::new(path.trim()).is_absolute())
}
