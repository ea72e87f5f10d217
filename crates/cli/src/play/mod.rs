//! A game in the terminal: people and bots at one table. A plain prompt, so that it works in a pipe as well.

mod input;
mod save;
pub(crate) mod show;

use crate::args::Play;
use crate::paint::{self, BOLD, DIM, LIT, RUBRIC, styled};
use crate::trouble::Trouble;
use crate::words::Words;
use crate::{rules, setup};
use input::Input;
use save::{File, shell};
use signoria_bots::{Contestant, Level};
use signoria_core::dealer::Seed;
use signoria_core::{Arg, Seat, Viewer};
use signoria_games::{Language, OptionView};
use signoria_table::{Clock, Command, Effect, Holder, Refused, Setup, Status, Table, Thought, Update};
use std::collections::VecDeque;
use std::io::{BufRead, IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The level of bots on seats that nobody names, and of those that sit in.
const USUAL: Level = Level::Steward;

/// Plays a game to its end, or until the player has had enough.
pub(crate) fn run(args: &Play, language: Language) -> Result<(), Trouble> {
    let now = now();
    let (file, mut table, effects) = match &args.resume {
        Some(path) => {
            let (file, table) = File::load(path, args.components.as_deref())?;
            (file, table, Vec::new())
        }
        None => {
            let id = args.game.as_deref().ok_or_else(|| {
                let games = signoria_games::built_in();
                let games: Vec<&str> = games.iter().map(|maker| maker.info().id).collect();
                Trouble::other(format!("name a game: signoria play {}", games.join("|")))
            })?;
            let setup = open(args, id, language)?;
            let file = File::new(args.save.as_deref(), id)?;
            let (table, effects) = Table::open(setup, now);
            (file, table, effects)
        }
    };
    let effects = if args.resume.is_some() { table.pending(now) } else { effects };
    let words = Words::new(language, table.header().names());
    let goodbye = Arc::new(Mutex::new(String::new()));
    let mut session = Session {
        seen: vec![table.version(); table.header().seats.len()],
        table,
        file,
        words,
        effects: effects.into(),
        confirm: args.confirm,
        filter: Vec::new(),
        drawn: 0,
        last: None,
        luck: u64::from_le_bytes(random()),
        goodbye,
    };
    if args.resume.is_none() {
        session.seen.fill(0);
    }
    session.play()
}

fn open(args: &Play, id: &str, language: Language) -> Result<Setup, Trouble> {
    let maker = setup::maker(id, args.components.as_deref())?;
    let options = setup::options(&*maker, &args.options)?;
    let usual = ["me".to_owned(), USUAL.id().to_owned()];
    let seats = if args.seats.is_empty() { &usual[..] } else { &args.seats[..] };
    let game = maker.make(seats.len() as u8, &options)?;
    let holders = seats.iter().enumerate().map(|(seat, who)| holder(seat, who, language));
    let holders = holders.collect::<Result<Vec<Holder>, Trouble>>()?;
    let bots = holders.iter().any(|holder| holder.level(USUAL.id()).is_some());
    if bots && signoria_bots::built_in().playing(&game.start()).is_none() {
        return Err(Trouble::other(format!(
            "bots do not play {id} yet; name a person for each seat: --seat me --seat Ania"
        )));
    }
    let seed = match &args.seed {
        Some(hex) => setup::seed("--seed", hex)?,
        None => Seed(random()),
    };
    Ok(Setup {
        id: id.to_owned(),
        game,
        seats: holders,
        seed,
        clock: Clock::None,
        stand_in: USUAL.id().to_owned(),
        host: None,
        private: true,
        from: None,
    })
}

fn holder(seat: usize, who: &str, language: Language) -> Result<Holder, Trouble> {
    if who.parse::<Contestant>().is_ok() {
        return Ok(Holder::bot(who, ""));
    }
    // Nobody is called like a bot: it would be one that was misspelt.
    let small = who.to_lowercase();
    let level = small.split(':').next().unwrap_or_default();
    if level.parse::<Level>().is_ok() || (small == "me" && who != "me") {
        let meant = if small.parse::<Contestant>().is_ok() || small == "me" { &small } else { level };
        return Err(Trouble::other(format!(
            "--seat {who}: `{meant}` is written in small letters, a bot's budget as {level}:500 or {level}:200ms; a person \
             needs another name"
        )));
    }
    let name = match who {
        "me" => std::env::var("USER")
            .ok()
            .filter(|user| !user.is_empty())
            .unwrap_or_else(|| Words::new(language, Vec::new()).own("me")),
        name => name.to_owned(),
    };
    Ok(Holder::person(seat.to_string(), name.chars().filter(|c| !c.is_control()).collect::<String>()))
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// What to do after a line was read.
enum Next {
    /// Show the table again.
    Table,
    /// Ask again.
    Ask,
    /// Stop.
    Stop,
}

struct Session {
    table: Table,
    file: File,
    words: Words,
    effects: VecDeque<Effect>,
    confirm: bool,
    /// What was typed to narrow the options, phrase after phrase.
    filter: Vec<String>,
    /// Lines of the terminal that the picture and the news above the question take.
    drawn: usize,
    /// The seat that was asked last.
    last: Option<Seat>,
    /// Up to which version each seat has seen the log.
    seen: Vec<u32>,
    /// A number for bots to begin with; never for dice.
    luck: u64,
    /// What is said when the program is interrupted. Held while the file is written.
    goodbye: Arc<Mutex<String>>,
}

impl Session {
    fn play(&mut self) -> Result<(), Trouble> {
        self.farewell();
        let goodbye = self.goodbye.clone();
        let interrupted = move || {
            let goodbye = goodbye.lock().unwrap_or_else(PoisonError::into_inner);
            // Nothing can be done where the terminal is gone.
            let _ = writeln!(paint::out(), "\n{goodbye}");
            std::process::exit(130);
        };
        ctrlc::set_handler(interrupted)
            .map_err(|error| Trouble::other(format!("cannot listen for Ctrl-C: {error}")))?;
        let mut lines = std::io::stdin().lock();
        loop {
            self.carry_out()?;
            if self.table.header().status == Status::Over {
                return self.finish();
            }
            let Some(seat) = self.asked() else {
                return Err(Trouble::other("nobody is left to decide"));
            };
            self.hand_over(seat, &mut lines)?;
            self.show(seat)?;
            loop {
                let Some(line) = read(&mut lines)? else {
                    self.say(&self.goodbye())?;
                    return Ok(());
                };
                match self.obey(seat, Input::read(&line))? {
                    Next::Table => break,
                    Next::Ask => self.ask(seat)?,
                    Next::Stop => return Ok(()),
                }
            }
        }
    }

    /// The person who is asked next: whoever decides, and who was asked last if possible.
    fn asked(&self) -> Option<Seat> {
        let persons = |seat: &Seat| self.table.header().seats[seat.idx()].answers_in_person();
        let update = self.table.update(Viewer::Watcher, Some(self.table.version()), 0);
        let due: Vec<Seat> = update.to_act.into_iter().filter(persons).collect();
        self.last.filter(|last| due.contains(last)).or(due.first().copied())
    }

    fn update(&self, seat: Seat, since: u32) -> Update {
        self.table.update(Viewer::Seat(seat), Some(since), now())
    }

    /// Does what the table wants done: keeps the game, lets bots think.
    fn carry_out(&mut self) -> Result<(), Trouble> {
        while let Some(effect) = self.effects.pop_front() {
            match effect {
                Effect::Save(save) => {
                    let goodbye = self.goodbye.clone();
                    let _held = goodbye.lock().unwrap_or_else(PoisonError::into_inner);
                    self.file.store(*save)?;
                }
                Effect::Think(Thought { seat, level, at }) => {
                    let contestant = level.parse().unwrap_or(Contestant::from(USUAL));
                    let position = self.table.position_of(seat);
                    self.luck = self.luck.wrapping_add(1);
                    let index = signoria_bots::choose(position, seat, contestant, self.luck)
                        .map_err(|error| Trouble::other(error.to_string()))?;
                    // A bot that was overtaken by a return is asked no more.
                    if let Ok(effects) = self.table.handle(Command::BotActs { seat, at, index }, now()) {
                        self.effects.extend(effects);
                    }
                }
                Effect::Hint { seat, .. } => self.advise(seat)?,
                Effect::Tell(_) | Effect::Alarm { .. } | Effect::Over(_) | Effect::Discard => {}
            }
        }
        Ok(())
    }

    fn obey(&mut self, seat: Seat, input: Input) -> Result<Next, Trouble> {
        let options = self.update(seat, u32::MAX).options;
        let at = self.table.at(seat);
        match input {
            Input::Enter => match self.shown(&options)[..] {
                [only] if !self.filter.is_empty() => self.pick(seat, &options[only]),
                _ => {
                    self.filter.clear();
                    Ok(Next::Table)
                }
            },
            Input::Pick(number) => match number.checked_sub(1).and_then(|n| options.get(n)) {
                Some(option) => self.pick(seat, option),
                None if options.is_empty() => self.hint_at("confirm-first"),
                None => {
                    let typed = ("typed", Arg::from(number.to_string()));
                    let text = self.words.with("no-number", &[typed, ("n", Arg::Int(options.len() as i32))]);
                    self.say(&text)?;
                    Ok(Next::Ask)
                }
            },
            Input::Filter(words) => {
                // First among those that are left, then among all.
                let narrower: Vec<String> = self.filter.iter().cloned().chain([words.clone()]).collect();
                let fits =
                    |phrases: &Vec<String>| !show::matching(self.game(), &options, phrases, &self.words).is_empty();
                match [narrower, vec![words.clone()]].into_iter().find(fits) {
                    Some(phrases) => self.filter = phrases,
                    None => {
                        let words = Arg::from(paint::cut(&words, 40));
                        self.say(&self.words.with("nothing-fits", &[("words", words)]))?;
                    }
                }
                Ok(Next::Ask)
            }
            Input::Undo => self.send(seat, Command::Undo { seat, at }),
            Input::Redo => self.send(seat, Command::Redo { seat, at }),
            Input::Reset => self.send(seat, Command::Reset { seat, at }),
            Input::Confirm => self.send(seat, Command::Commit { seat, at }),
            Input::Resign => self.send(seat, Command::Resign { seat }),
            Input::Hint => {
                self.send(seat, Command::Hint { seat })?;
                self.carry_out()?;
                Ok(Next::Ask)
            }
            Input::Board => Ok(Next::Table),
            Input::Others => {
                let position = self.table.position_of(seat);
                match show::others(position, Viewer::Seat(seat), seat, &self.words) {
                    Some(lines) => self.lines(&lines)?,
                    None => return Ok(Next::Table),
                }
                Ok(Next::Ask)
            }
            Input::Log => {
                let log = self.update(seat, 0).log;
                log.iter().filter_map(|line| show::log_line(line, &self.words)).try_for_each(|line| self.say(&line))?;
                Ok(Next::Ask)
            }
            Input::Points => {
                let lines = show::points(&self.update(seat, u32::MAX).standings, &self.words);
                self.lines(&lines)?;
                Ok(Next::Ask)
            }
            Input::Try(number) => self.preview(seat, number.checked_sub(1).and_then(|n| options.get(n))),
            Input::Rules(what) => {
                let what: Vec<String> = what.split_whitespace().map(str::to_owned).collect();
                let lines = rules::found(self.table.game().info(), self.words.language(), &what);
                if lines.is_empty() {
                    return self.help("no-rule", &what.join(" "));
                }
                lines.iter().try_for_each(|line| self.say(line))?;
                Ok(Next::Ask)
            }
            Input::Language(language) => {
                self.words = Words::new(language, self.table.header().names());
                self.farewell();
                Ok(Next::Table)
            }
            Input::Help => {
                let position = self.table.position_of(seat);
                let signs = show::signs(position, Viewer::Seat(seat), seat, &self.words);
                self.lines(&signs)?;
                self.help("help", "")
            }
            Input::Quit => {
                self.say(&self.goodbye())?;
                Ok(Next::Stop)
            }
        }
    }

    fn game(&self) -> &'static str {
        self.table.game().info().id
    }

    fn shown(&self, options: &[OptionView]) -> Vec<usize> {
        show::matching(self.game(), options, &self.filter, &self.words)
    }

    fn pick(&mut self, seat: Seat, option: &OptionView) -> Result<Next, Trouble> {
        let at = self.table.at(seat);
        self.send(seat, Command::Act { seat, at, index: option.index, commit: !self.confirm, key: None })
    }

    fn send(&mut self, seat: Seat, command: Command) -> Result<Next, Trouble> {
        match self.table.handle(command, now()) {
            Ok(effects) => {
                self.filter.clear();
                self.last = Some(seat);
                self.effects.extend(effects);
                // What was taken back is told again when it is done again.
                let top = self.table.version() + self.table.header().tails[seat.idx()].steps.len() as u32;
                self.seen[seat.idx()] = self.seen[seat.idx()].min(top);
                Ok(Next::Table)
            }
            Err(refused) => {
                self.say(&refusal(&refused, &self.words))?;
                Ok(Next::Ask)
            }
        }
    }

    fn preview(&mut self, seat: Seat, option: Option<&OptionView>) -> Result<Next, Trouble> {
        let Some(option) = option else { return self.hint_at("try-what") };
        match self.table.preview(seat, option.index) {
            Ok(preview) => {
                let mut lines = preview.log.iter().filter_map(|line| show::log_line(line, &self.words));
                lines.try_for_each(|line| self.say(&line))?;
            }
            Err(refused) => self.say(&refusal(&refused, &self.words))?,
        }
        Ok(Next::Ask)
    }

    fn advise(&mut self, seat: Seat) -> Result<(), Trouble> {
        self.luck = self.luck.wrapping_add(1);
        let position = self.table.position_of(seat);
        let hint = match signoria_bots::built_in().explain(position, seat, None, self.luck) {
            Ok(hint) => hint,
            Err(error) => return self.say(&error.to_string()),
        };
        let lines = show::hint(self.game(), &hint, &position.options(seat), &self.words);
        self.lines(&lines)
    }

    /// Where several people share the keyboard, the screen is cleared before the next one looks.
    fn hand_over(&mut self, seat: Seat, lines: &mut impl BufRead) -> Result<(), Trouble> {
        let persons = self.table.header().seats.iter().filter(|holder| holder.answers_in_person()).count();
        let other = self.last.replace(seat).is_some_and(|last| last != seat);
        if other && persons > 1 && std::io::stdin().is_terminal() {
            self.clear()?;
            let name = Arg::from(self.words.name(seat).to_owned());
            self.say(&self.words.with("hand-over", &[("name", name)]))?;
            read(lines)?;
        }
        Ok(())
    }

    fn clear(&self) -> Result<(), Trouble> {
        if std::io::stdout().is_terminal() {
            write!(paint::out(), "\x1b[2J\x1b[H")?;
        }
        Ok(())
    }

    fn show(&mut self, seat: Seat) -> Result<(), Trouble> {
        let update = self.update(seat, self.seen[seat.idx()]);
        self.clear()?;
        let picture = show::table(self.table.position_of(seat), seat, &update.options, &self.words);
        self.lines(&picture)?;
        let news: Vec<String> = update.log.iter().filter_map(|line| show::log_line(line, &self.words)).collect();
        if let Some(last) = update.log.last() {
            self.seen[seat.idx()] = last.version;
        }
        if !news.is_empty() {
            self.say("")?;
        }
        let hidden = news.len().saturating_sub(show::RECENT);
        if hidden > 0 {
            let more = self.words.with("more-log", &[("n", Arg::Int(hidden as i32))]);
            self.say(&styled(&more, DIM))?;
        }
        news[hidden..].iter().try_for_each(|line| self.say(line))?;
        self.say("")?;
        let told: usize = news[hidden..].iter().map(|line| paint::lines(line).len()).sum();
        self.drawn = picture.len() + told + 4;
        self.ask(seat)
    }

    /// The question and the options, with the mark to type behind.
    fn ask(&self, seat: Seat) -> Result<(), Trouble> {
        let update = self.update(seat, u32::MAX);
        let question = update.prompt.filter(|_| !update.options.is_empty());
        let question = question.map(|prompt| show::message(&prompt, &self.words));
        let question = question.unwrap_or_else(|| self.words.own("confirm"));
        let (sign, style) = paint::seat(seat);
        self.say(&format!(
            "{} {}: {}",
            styled(&sign.to_string(), style),
            styled(self.words.name(seat), BOLD),
            styled(&question, RUBRIC)
        ))?;
        let shown = self.shown(&update.options);
        self.lines(&show::list(self.game(), &update.options, &shown, self.room(), &self.words))?;
        if !self.filter.is_empty() {
            let key = if shown.len() == 1 { "only-one" } else { "filtered" };
            let text = self.words.with(key, &[("words", Arg::from(self.filter.join(" · ")))]);
            self.say(&styled(&text, DIM))?;
        }
        let mut out = paint::out();
        write!(out, "{} ", styled("›", LIT))?;
        Ok(out.flush()?)
    }

    /// Lines for options: so many that the picture above them stays in sight, if it can. Whoever looks for something has
    /// looked at the picture.
    fn room(&self) -> usize {
        const PLENTY: usize = 24;
        const LEAST: usize = 10;
        match paint::rows() {
            Some(rows) if self.filter.is_empty() => rows.saturating_sub(self.drawn).max(LEAST),
            Some(_) | None => PLENTY,
        }
    }

    /// Words with a rule of this game as an example.
    fn help(&self, key: &str, typed: &str) -> Result<Next, Trouble> {
        let rule = rules::example(self.table.game().info(), self.words.language());
        let typed = Arg::from(paint::cut(typed, 40));
        self.say(&self.words.with(key, &[("rule", Arg::from(rule)), ("typed", typed)]))?;
        Ok(Next::Ask)
    }

    fn hint_at(&self, key: &str) -> Result<Next, Trouble> {
        self.say(&self.words.own(key))?;
        Ok(Next::Ask)
    }

    fn finish(&mut self) -> Result<(), Trouble> {
        let position = self.table.position_of(Seat(0));
        let me = self.last.unwrap_or(Seat(0));
        self.clear()?;
        self.lines(&show::picture(position, Viewer::Open, me, Default::default(), &self.words))?;
        self.say("")?;
        self.lines(&show::points(&position.standings(Viewer::Open), &self.words))?;
        self.say("")?;
        if let Some(outcome) = self.table.outcome() {
            self.lines(&show::outcome(&outcome, &self.words))?;
        }
        let record = self.table.record().ok_or_else(|| Trouble::other("the game is not over"))?;
        let path = self.file.finish(&record.to_string())?;
        self.say(&self.words.with("record", &[("file", Arg::from(path.display().to_string()))]))
    }

    /// Sets what is said when the game is left.
    fn farewell(&self) {
        let path = shell(self.file.path());
        let text = self.words.with("saved", &[("file", Arg::from(path))]);
        *self.goodbye.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    fn goodbye(&self) -> String {
        self.goodbye.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Words, wrapped where they are looked at.
    fn say(&self, text: &str) -> Result<(), Trouble> {
        self.lines(&paint::lines(text))
    }

    /// Lines as they are drawn.
    fn lines(&self, lines: &[String]) -> Result<(), Trouble> {
        let mut out = paint::out();
        Ok(lines.iter().try_for_each(|line| writeln!(out, "{line}"))?)
    }
}

fn refusal(refused: &Refused, words: &Words) -> String {
    show::message(&refused.message(), words)
}

/// A line, whatever bytes it has; nothing at the end of the input.
fn read(lines: &mut impl BufRead) -> Result<Option<String>, Trouble> {
    let mut bytes = Vec::new();
    let n = lines.read_until(b'\n', &mut bytes)?;
    Ok((n > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
