//! The bad network, before a server that gives back what it gets and tells what it got.

use signoria_scratch::{Flow, Proxy, Way};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// Where the echo listens, and what it hears.
async fn echo() -> (SocketAddr, mpsc::UnboundedReceiver<u8>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (tell, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut socket, _)) = listener.accept().await {
            let tell = tell.clone();
            tokio::spawn(async move {
                while let Ok(byte) = socket.read_u8().await {
                    tell.send(byte).unwrap();
                    if socket.write_u8(byte).await.is_err() {
                        break;
                    }
                }
            });
        }
    });
    (address, heard)
}

async fn lost(proxy: &Proxy, bytes: u64) {
    let all = async {
        while proxy.swallowed() < bytes {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), all).await.expect("bytes vanish");
}

async fn says(socket: &mut TcpStream, byte: u8) {
    socket.write_u8(byte).await.unwrap();
    assert_eq!(socket.read_u8().await.unwrap(), byte);
}

#[tokio::test]
async fn a_cut_ends_what_is_open_and_what_comes_until_it_is_mended() {
    let (address, _heard) = echo().await;
    let proxy = Proxy::before(address).await.unwrap();
    let mut open = TcpStream::connect(proxy.address).await.unwrap();
    says(&mut open, 1).await;
    proxy.cut();
    assert!(open.read_u8().await.is_err());
    let mut refused = TcpStream::connect(proxy.address).await.unwrap();
    assert!(refused.read_u8().await.is_err());
    proxy.mend();
    says(&mut TcpStream::connect(proxy.address).await.unwrap(), 2).await;
}

#[tokio::test]
async fn delayed_bytes_come_later_and_in_order() {
    let (address, _heard) = echo().await;
    let proxy = Proxy::before(address).await.unwrap();
    let mut open = TcpStream::connect(proxy.address).await.unwrap();
    let delay = Duration::from_millis(60);
    proxy.set(Way::Both, Flow::Delay(delay));
    let began = Instant::now();
    says(&mut open, 1).await;
    assert!(began.elapsed() >= 2 * delay);
    open.write_u8(2).await.unwrap();
    proxy.mend();
    open.write_u8(3).await.unwrap();
    assert_eq!((open.read_u8().await.unwrap(), open.read_u8().await.unwrap()), (2, 3));
}

#[tokio::test]
async fn swallowed_bytes_vanish_one_way_alone_and_their_connection_with_them() {
    let (address, mut heard) = echo().await;
    let proxy = Proxy::before(address).await.unwrap();
    let [mut one, mut other] =
        [TcpStream::connect(proxy.address).await.unwrap(), TcpStream::connect(proxy.address).await.unwrap()];
    says(&mut one, 1).await;
    says(&mut other, 2).await;
    assert_eq!((heard.recv().await, heard.recv().await), (Some(1), Some(2)));
    // The question arrives and its answer does not.
    proxy.set(Way::Back, Flow::Swallow);
    one.write_u8(3).await.unwrap();
    assert_eq!(heard.recv().await, Some(3));
    lost(&proxy, 1).await;
    proxy.mend();
    assert!(one.read_u8().await.is_err(), "a stream with a hole ends");
    says(&mut other, 4).await;
    assert_eq!(heard.recv().await, Some(4));
    // The question does not arrive.
    proxy.set(Way::There, Flow::Swallow);
    other.write_u8(5).await.unwrap();
    // A connection that is new in bad weather is no better off.
    let mut new = TcpStream::connect(proxy.address).await.unwrap();
    new.write_u8(6).await.unwrap();
    lost(&proxy, 3).await;
    let silent = |socket: &TcpStream| matches!(socket.try_read(&mut [0]), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock);
    assert!(silent(&other) && silent(&new));
    drop((other, new));
    proxy.mend();
    says(&mut TcpStream::connect(proxy.address).await.unwrap(), 7).await;
    assert_eq!(heard.recv().await, Some(7));
}

#[tokio::test]
async fn held_bytes_wait_for_better_weather() {
    let (address, mut heard) = echo().await;
    let proxy = Proxy::before(address).await.unwrap();
    let [mut open, mut other] =
        [TcpStream::connect(proxy.address).await.unwrap(), TcpStream::connect(proxy.address).await.unwrap()];
    proxy.set(Way::There, Flow::Hold);
    open.write_u8(1).await.unwrap();
    // What is told to the echo by another way comes first.
    let mut direct = TcpStream::connect(address).await.unwrap();
    says(&mut direct, 2).await;
    assert_eq!(heard.recv().await, Some(2));
    proxy.mend();
    assert_eq!(open.read_u8().await.unwrap(), 1);
    says(&mut other, 3).await;
}
