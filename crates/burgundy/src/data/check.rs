//! placeholder
use super::files::Files;
use signoria_core::SetupError;
impl Files {
    pub(super) fn check(&self) -> Result<(), SetupError> {
        Ok(())
    }
}
