#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| signoria_fuzz::play(bytes));
