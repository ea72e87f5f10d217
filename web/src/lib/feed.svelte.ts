// The feed of a table: numbered updates over a WebSocket, taken up again from the last version after a break.
import type { Update } from './types'

export type Link = 'connecting' | 'live' | 'lost'

export class Feed {
  link: Link = $state('connecting')
  /** Since when the connection has been lost; null while it stands. */
  lostAt: number | null = $state(null)
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private closed = false

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly receive: (update: Update) => void,
  ) {
    addEventListener('online', this.retry)
    addEventListener('offline', this.onOffline)
    document.addEventListener('visibilitychange', this.onVisible)
    this.open()
  }

  /** Tries again at once. */
  readonly retry = (): void => {
    if (this.closed || this.link === 'live') return
    this.tries = 0
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.onOffline)
    document.removeEventListener('visibilitychange', this.onVisible)
  }

  private readonly onVisible = (): void => {
    if (document.visibilityState === 'visible') this.retry()
  }

  private readonly onOffline = (): void => this.lose()

  private open(): void {
    clearTimeout(this.timer)
    this.socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/feed?since=${this.since()}`)
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.link = 'live'
      this.lostAt = null
      this.tries = 0
    }
    socket.onmessage = (message) => {
      if (socket === this.socket) this.receive(JSON.parse(String(message.data)) as Update)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
  }

  private lose(): void {
    if (this.closed) return
    this.socket = null
    this.link = 'lost'
    this.lostAt ??= Date.now()
    clearTimeout(this.timer)
    // 0.4 s, doubling up to 10 s, spread so that a restarted server is not stormed.
    const wait = Math.min(10_000, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2)
    this.tries += 1
    this.timer = setTimeout(() => this.open(), wait)
  }
}
