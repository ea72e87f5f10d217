//! A bad network: a proxy on loopback that cuts, delays and swallows.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::Instant;

/// What happens to bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flow {
    /// They pass.
    #[default]
    Pass,
    /// They pass after a while, in their order.
    Delay(Duration),
    /// They wait until this changes.
    Hold,
    /// They vanish, and nobody is told. Since a stream with a hole cannot go on, a connection that has lost something ends
    /// once bytes pass again.
    Swallow,
}

/// Which bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From who connects to the target.
    There,
    /// From the target.
    Back,
    /// All of them.
    Both,
}

#[derive(Clone, Copy, Debug, Default)]
struct Weather {
    cut: bool,
    there: Flow,
    back: Flow,
}

impl Weather {
    fn swallows(self) -> bool {
        [self.there, self.back].contains(&Flow::Swallow)
    }
}

/// A proxy before one target. Dropping it ends it with all its connections.
#[derive(Debug)]
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    weather: watch::Sender<Weather>,
    swallowed: Arc<AtomicU64>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// A proxy that lets everything pass for now.
    ///
    /// # Errors
    /// If there is no port.
    pub async fn before(target: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let weather = watch::Sender::new(Weather::default());
        let swallowed = Arc::<AtomicU64>::default();
        let (told, count) = (weather.subscribe(), swallowed.clone());
        let accepting = tokio::spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                tokio::select! {
                    accepted = listener.accept() => {
                        let Ok((client, _)) = accepted else { continue };
                        connections.spawn(carry(client, target, told.clone(), count.clone()));
                    }
                    Some(_) = connections.join_next() => {}
                }
            }
        });
        Ok(Proxy { address, weather, swallowed, accepting })
    }

    /// Ends all connections, and every new one, until [`mend`](Proxy::mend).
    pub fn cut(&self) {
        self.weather.send_modify(|weather| weather.cut = true);
    }

    /// From now on this happens to bytes of one way or of both.
    pub fn set(&self, way: Way, flow: Flow) {
        self.weather.send_modify(|weather| {
            if way != Way::Back {
                weather.there = flow;
            }
            if way != Way::There {
                weather.back = flow;
            }
        });
    }

    /// How many bytes have vanished so far.
    #[must_use]
    pub fn swallowed(&self) -> u64 {
        self.swallowed.load(Ordering::Relaxed)
    }

    /// Everything passes again.
    pub fn mend(&self) {
        self.weather.send_replace(Weather::default());
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// One connection, until an end closes it or the weather does.
async fn carry(client: TcpStream, target: SocketAddr, weather: watch::Receiver<Weather>, swallowed: Arc<AtomicU64>) {
    let holed = AtomicBool::new(false);
    let lose = |bytes: usize| {
        holed.store(true, Ordering::Relaxed);
        swallowed.fetch_add(bytes as u64, Ordering::Relaxed);
    };
    let mut changes = weather.clone();
    let cut = changes.wait_for(|now| now.cut || (holed.load(Ordering::Relaxed) && !now.swallows()));
    let carried = async {
        let Ok(server) = TcpStream::connect(target).await else { return };
        for socket in [&client, &server] {
            // Only a matter of speed.
            let _ = socket.set_nodelay(true);
        }
        let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
        let there = pass(from_client, to_server, weather.clone(), &lose, |weather| weather.there);
        let back = pass(from_server, to_client, weather, &lose, |weather| weather.back);
        // An end that can no longer be read or written takes the other way with it; one that says no more does not.
        let _ = tokio::try_join!(there, back);
    };
    tokio::select! {
        _ = cut => {}
        () = carried => {}
    }
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut weather: watch::Receiver<Weather>,
    lose: &impl Fn(usize),
    flow: impl Fn(&Weather) -> Flow,
) -> io::Result<()> {
    let (queue, mut waiting) = mpsc::channel::<(Instant, Vec<u8>)>(64);
    let reads = async move {
        let mut buffer = vec![0; 16 << 10];
        loop {
            let read = from.read(&mut buffer).await?;
            let Ok(now) = weather.wait_for(|now| flow(now) != Flow::Hold).await.map(|now| flow(&now)) else {
                return Ok(());
            };
            let delay = match now {
                Flow::Pass | Flow::Hold => Duration::ZERO,
                Flow::Delay(delay) => delay,
                Flow::Swallow => {
                    lose(read);
                    if read == 0 {
                        // Its end does not arrive either.
                        std::future::pending::<()>().await;
                    }
                    continue;
                }
            };
            if read == 0 || queue.send((Instant::now() + delay, buffer[..read].to_vec())).await.is_err() {
                return Ok(());
            }
        }
    };
    let writes = async move {
        while let Some((at, bytes)) = waiting.recv().await {
            tokio::time::sleep_until(at).await;
            to.write_all(&bytes).await?;
        }
        to.shutdown().await
    };
    tokio::try_join!(reads, writes).map(|_| ())
}
