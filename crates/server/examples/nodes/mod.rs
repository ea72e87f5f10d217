//! What is measured: one server on a file, or several nodes on one database and one bus; and what they use.

use super::process::{Process, Result};
use signoria_scratch::{Database, Nats, Postgres};
use std::process::Command;

/// Where statements are counted, and nothing else differs from what a host has.
const SETTINGS: &str = "shared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track = all\n";
/// Ticks of the processor's clock a second, as Linux tells them.
const TICKS: f64 = 100.0;

/// The servers that are measured.
pub(crate) struct Host {
    pub(crate) nodes: Vec<Process>,
    beside: Option<Beside>,
    folder: tempfile::TempDir,
}

struct Beside {
    // Before the cluster that it is in.
    database: Database,
    postgres: Postgres,
    nats: Nats,
}

impl Host {
    pub(crate) fn on_a_file(binary: Option<&str>, sync: &str) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let nodes = vec![Process::start(binary, folder.path(), &[("SIGNORIA_DATABASE__SYNC", sync)])?];
        Ok(Host { nodes, beside: None, folder })
    }

    pub(crate) fn on_postgres(binary: Option<&str>, sync: &str, nodes: usize) -> Result<Self> {
        let (postgres, nats) = (Postgres::configured(SETTINGS), Nats::start());
        let database = postgres.database();
        database.sql("CREATE EXTENSION pg_stat_statements");
        let beside = Beside { database, postgres, nats };
        let mut host = Host { nodes: Vec::new(), beside: Some(beside), folder: tempfile::tempdir()? };
        for _ in 0..nodes {
            host.add_node(binary, sync)?;
        }
        Ok(host)
    }

    fn beside(&self) -> Result<&Beside> {
        Ok(self.beside.as_ref().ok_or("a host on a file")?)
    }

    pub(crate) fn add_node(&mut self, binary: Option<&str>, sync: &str) -> Result<&Process> {
        let beside = self.beside()?;
        let settings = [
            ("SIGNORIA_DATABASE__SYNC", sync),
            ("SIGNORIA_DATABASE__URL", &beside.database.url()),
            ("SIGNORIA_BUS__URL", &beside.nats.url()),
        ];
        let node = Process::start(binary, self.folder.path(), &settings)?;
        self.nodes.push(node);
        Ok(self.nodes.last().expect("it has just been put there"))
    }

    /// Resident memory of all nodes in KiB.
    pub(crate) fn memory(&self) -> Result<u64> {
        self.nodes.iter().map(Process::memory).sum()
    }

    /// Copies tables, with everything that belongs to them, until there are so many.
    pub(crate) fn copy_tables(&self, wanted: usize) -> Result<()> {
        let database = &self.beside()?.database;
        let there: usize = database.sql("SELECT count(*) FROM tables").parse()?;
        let first: usize = database.sql("SELECT count(*) FROM tables WHERE id NOT LIKE '%-%'").parse()?;
        let rounds = there.div_ceil(first)..=wanted.div_ceil(first).saturating_sub(1);
        if rounds.is_empty() {
            return Ok(());
        }
        let (from, to) = (rounds.start(), rounds.end());
        // The original's columns, with another id wherever that is told.
        let copied = "INSERT INTO tables SELECT (jsonb_populate_record(o, jsonb_build_object('id', o.id || '-' || copy, \
             'header', to_jsonb(replace(o.header::text, o.id, o.id || '-' || copy))))).* \
             FROM tables o, generate_series({from}, {to}) AS copy WHERE o.id NOT LIKE '%-%'";
        let copied = copied.replace("{from}", &from.to_string()).replace("{to}", &to.to_string());
        database.sql(&copied);
        let with_tables = "SELECT table_name FROM information_schema.columns \
             WHERE table_schema = 'public' AND column_name = 'table_id' ORDER BY 1";
        for table in database.sql(with_tables).lines() {
            database.sql(&format!(
                "INSERT INTO {table} SELECT (jsonb_populate_record(o, jsonb_build_object('table_id', o.table_id || '-' || copy))).* \
                 FROM {table} o, generate_series({from}, {to}) AS copy WHERE o.table_id NOT LIKE '%-%'"
            ));
        }
        database.sql("ANALYZE");
        Ok(())
    }

    pub(crate) fn megabytes(&self) -> Result<u64> {
        let bytes: u64 = self.beside()?.database.sql("SELECT pg_database_size(current_database())").parse()?;
        Ok(bytes >> 20)
    }
}

/// Seconds on the processor of a process, its children that have ended among them.
pub(crate) fn cpu_of(pid: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let (_, fields) = stat.rsplit_once(')').ok_or("this system does not say")?;
    let ticks = fields.split_whitespace().skip(11).take(4).map(str::parse::<f64>);
    Ok(ticks.sum::<std::result::Result<f64, _>>()? / TICKS)
}

/// The same of a process with all its children.
fn cpu_with_children(pid: u32) -> Result<f64> {
    let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"))?;
    let children = children.split_whitespace().filter_map(|child| cpu_of(child.parse().ok()?).ok());
    Ok(cpu_of(pid)? + children.sum::<f64>())
}

/// Bytes that a listener of loopback has sent and received on the connections that are open.
fn bytes_of(port: u16) -> Result<f64> {
    let told = Command::new("ss").args(["-tinH", "sport", "=", &format!(":{port}")]).output()?;
    let told = String::from_utf8(told.stdout)?;
    let words = told.split_whitespace().filter_map(|word| word.split_once(':'));
    let counted = words.filter(|(name, _)| ["bytes_sent", "bytes_received"].contains(name));
    Ok(counted.filter_map(|(_, bytes)| bytes.parse::<f64>().ok()).sum())
}

/// Bytes that a process has had written to the disk.
fn written_by(pid: u32) -> Result<f64> {
    let io = std::fs::read_to_string(format!("/proc/{pid}/io"))?;
    let written = io.lines().find_map(|line| line.strip_prefix("write_bytes: "));
    Ok(written.ok_or("this system does not say")?.parse()?)
}

/// What was used, from a moment on.
pub(crate) struct Costs {
    nodes: [f64; 2],
    beside: Option<[f64; 7]>,
}

impl Costs {
    pub(crate) fn begin(host: &Host) -> Result<Self> {
        if let Some(beside) = &host.beside {
            beside.database.sql("SELECT pg_stat_statements_reset()");
        }
        Self::now(host)
    }

    fn now(host: &Host) -> Result<Self> {
        let all = |of: fn(u32) -> Result<f64>| host.nodes.iter().map(|node| of(node.pid())).sum::<Result<f64>>();
        let beside = host.beside.as_ref().map(Self::beside_now).transpose()?;
        Ok(Costs { nodes: [all(cpu_of)?, all(written_by)?], beside })
    }

    fn beside_now(Beside { database, postgres, nats }: &Beside) -> Result<[f64; 7]> {
        let own = "(query NOT LIKE '%pg_stat%' AND query NOT LIKE '%pg_current_wal%')";
        let number = |statement: &str| database.sql(statement).parse::<f64>();
        Ok([
            cpu_with_children(postgres.pid())?,
            cpu_of(nats.pid())?,
            bytes_of(postgres.address().port())?,
            bytes_of(nats.address().port())?,
            number("SELECT pg_current_wal_lsn() - '0/0'")?,
            number(&format!("SELECT coalesce(sum(calls), 0) FROM pg_stat_statements WHERE {own}"))?,
            number(
                "SELECT tup_inserted + tup_updated + tup_deleted FROM pg_stat_database WHERE datname = current_database()",
            )?,
        ])
    }

    /// What a move has cost, in words.
    pub(crate) fn end(&self, host: &Host, moves: usize) -> Result<String> {
        let after = Self::now(host)?;
        let [nodes, written] = std::array::from_fn(|n| (after.nodes[n] - self.nodes[n]) / moves as f64);
        let (Some(beside), Some(before), Some(after)) = (&host.beside, self.beside, after.beside) else {
            return Ok(format!("a move: CPU {:.2} ms, {written:.0} bytes written to the disk", nodes * 1e3));
        };
        let [postgres, nats, to_database, to_bus, log, statements, rows] =
            std::array::from_fn(|n| (after[n] - before[n]) / moves as f64);
        let often = "SELECT round(calls / {moves}.0, 2) || ' ' || round(mean_exec_time::numeric, 2) || ' ms ' || \
             left(regexp_replace(query, '\\s+', ' ', 'g'), 90) FROM pg_stat_statements \
             WHERE query NOT LIKE '%pg_stat%' ORDER BY calls DESC LIMIT 8";
        let often = beside.database.sql(&often.replace("{moves}", &moves.max(1).to_string()));
        Ok(format!(
            "a move: CPU {:.2} ms nodes, {:.2} ms database, {:.2} ms bus; {:.0} bytes by the database, {:.0} by the bus, \
             {:.0} of its log; {statements:.2} statements, {rows:.2} rows\n{}",
            nodes * 1e3,
            postgres * 1e3,
            nats * 1e3,
            to_database,
            to_bus,
            log,
            often.lines().map(|line| format!("         {line}\n")).collect::<String>().trim_end()
        ))
    }
}
