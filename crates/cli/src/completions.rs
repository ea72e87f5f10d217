//! Completions for shells.

use crate::args::Args;
use crate::trouble::Trouble;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;

/// Prints what a shell reads.
pub(crate) fn run(shell: Shell) -> Result<(), Trouble> {
    let mut command = Args::command();
    // Into memory first: the generators panic where they cannot write.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "signoria", &mut script);
    if shell == Shell::Fish {
        script.extend(words_for_fish(&command).into_bytes());
    }
    let mut out = std::io::stdout().lock();
    out.write_all(&script)?;
    Ok(out.flush()?)
}

/// The words that stand without an option, such as games: the generator for fish leaves them out.
fn words_for_fish(command: &clap::Command) -> String {
    let mut lines = String::new();
    for part in command.get_subcommands().filter(|part| part.get_name() != "completions") {
        for values in part.get_positionals().map(clap::Arg::get_possible_values).filter(|values| !values.is_empty()) {
            let words: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
            lines += &format!(
                "complete -c signoria -n \"__fish_signoria_using_subcommand {}\" -f -a \"{}\"\n",
                part.get_name(),
                words.join(" ")
            );
        }
    }
    lines
}
