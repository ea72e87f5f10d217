// The feed of a table: numbered updates over a WebSocket, taken up again from the last version after a break. The server
// sends a sign of life in between; a connection that has gone silent is given up.
import { base } from './base'
import { wait } from './retry'
import type { Update } from './types'

export type Link = 'connecting' | 'live' | 'lost'

/** The server's signs of life come every 15 s; two of them may be late. */
const SILENCE = 40_000
/** After this much silence whoever comes back to the page asks anew. */
const DOUBT = 20_000

export class Feed {
  link: Link = $state('connecting')
  /** Since when the connection has been lost; null while it stands. */
  lostAt: number | null = $state(null)
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>
  private heard = Date.now()
  private tries = 0
  private closed = false
  private started = false

  constructor(
    private readonly table: string,
    private readonly known: () => { version: number; epoch: string } | null,
    private readonly receive: (update: Update) => void,
  ) {
    addEventListener('online', this.look)
    addEventListener('offline', this.onOffline)
    document.addEventListener('visibilitychange', this.onVisible)
    this.watch = setInterval(() => this.link === 'live' && Date.now() - this.heard > SILENCE && this.renew(), 5000)
  }

  /** Begins, once what is known needs only to be gone on from. */
  start(): void {
    if (!this.closed && !this.started) this.open()
  }

  /** Tries again at once. */
  readonly retry = (): void => {
    if (this.closed || !this.started || this.link === 'live') return
    this.tries = 0
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    this.drop()
    removeEventListener('online', this.look)
    removeEventListener('offline', this.onOffline)
    document.removeEventListener('visibilitychange', this.onVisible)
  }

  /** Back on the page or online: an open connection may be a dead one. */
  private readonly look = (): void => {
    if (this.link === 'live' && Date.now() - this.heard > DOUBT) this.renew()
    else this.retry()
  }

  private readonly onVisible = (): void => {
    if (document.visibilityState === 'visible') this.look()
  }

  private readonly onOffline = (): void => this.lose()

  private renew(): void {
    this.lose()
    this.retry()
  }

  private drop(): void {
    const old = this.socket
    this.socket = null
    old?.close()
  }

  private open(): void {
    this.started = true
    clearTimeout(this.timer)
    this.drop()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const known = this.known()
    const since = known ? `since=${known.version}&epoch=${known.epoch}` : 'since=0'
    const socket = new WebSocket(`${scheme}://${location.host}${base}/api/tables/${this.table}/feed?${since}`)
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      this.link = 'live'
      this.lostAt = null
      this.tries = 0
    }
    socket.onmessage = (message) => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      // A feed has no answer in the description of the interface; what it sends is what a table answers.
      const told = JSON.parse(String(message.data)) as Partial<Update>
      // What is no update is a sign of life.
      if (told.table !== undefined) this.receive(told as Update)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
    // A connection that does not come about is given up as well.
    this.timer = setTimeout(() => socket === this.socket && this.link !== 'live' && this.lose(), 10_000)
  }

  private lose(): void {
    if (this.closed || !this.started) return
    this.drop()
    this.link = 'lost'
    this.lostAt ??= Date.now()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), wait(this.tries) * 0.4)
    this.tries += 1
  }
}
