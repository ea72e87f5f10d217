// The server's interface, and its refusals.
import { base } from './base'
import type { Book, MeBody, Routes, SeatChoice, TableBody } from '../generated/routes'
import type { Field, Message, Update } from './types'

export type { Book, SeatChoice }

/** A problem document (RFC 9457), or a server that could not be reached (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly field: string | null = null,
    readonly rule: string | null = null,
    readonly said: Message | null = null,
    readonly update: Update | null = null,
    /** Which kind of problem: `stale`, `not-found`. */
    readonly kind: string | null = null,
  ) {
    super(title)
  }
}

type Route = keyof Routes
/** What a request takes beside its method and path. */
type Given<R extends Route> = Omit<Routes[R], 'answer'>
type Answer<R extends Route> = Routes[R]['answer']

/** Asks the server; what a route takes and answers is in the description of the interface. */
export async function ask<R extends Route>(route: R, ...[given]: object extends Given<R> ? [Given<R>?] : [Given<R>]): Promise<Answer<R>> {
  const { path = {}, query = {}, headers = {}, body } = (given ?? {}) as {
    path?: Record<string, string>
    query?: Record<string, string | number | null | undefined>
    headers?: Record<string, string>
    body?: unknown
  }
  const [method = 'GET', form = ''] = route.split(' ')
  const place = form.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const words = asked.length ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : ''
  let answer: Response
  try {
    answer = await fetch(`${base}${place}${words}`, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Problem(0, 'unreachable', '', null, null, null, null, 'unreachable')
  }
  if (answer.status === 204) return undefined as Answer<R>
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok) {
    // A proxy in between may answer with anything.
    const problem = type.includes('json') ? ((await answer.json().catch(() => ({}))) as Record<string, unknown>) : {}
    throw new Problem(
      answer.status,
      String(problem.title ?? answer.statusText),
      String(problem.detail ?? ''),
      (problem.field as string | undefined) ?? null,
      (problem.rule as string | undefined) ?? null,
      (problem.message as Message | undefined) ?? null,
      (problem.update as Update | undefined) ?? null,
      /#problem-([a-z-]+)$/.exec(String(problem.type ?? ''))?.[1] ?? null,
    )
  }
  return (type.includes('json') ? await answer.json() : await answer.text()) as Answer<R>
}

/** Times in milliseconds. */
export type ClockChoice = NonNullable<TableBody['clock']>

/** The place in a table's course that a command answers, and the run of the server that it is of. */
export type Place = Pick<Update, 'version' | 'tail' | 'epoch'>

const nothing = { body: {} }

export const api = {
  me: () => ask('GET /api/me'),
  guest: (name?: string) => ask('POST /api/guest', { body: name ? { name } : {} }),
  patchMe: (change: MeBody) => ask('PATCH /api/me', { body: change }),
  register: (name: string, password: string) => ask('POST /api/accounts', { body: { name, password } }),
  login: (name: string, password: string) => ask('POST /api/login', { body: { name, password } }),
  logout: () => ask('POST /api/logout', nothing),
  keys: (kind: 'sessions' | 'tokens') => ask(`GET /api/${kind}`),
  changePassword: (current: string, password: string) => ask('POST /api/password', { body: { current, password } }),
  addToken: (label: string, scope: 'play' | 'read') => ask('POST /api/tokens', { body: { label, scope } }),
  dropKey: (kind: 'sessions' | 'tokens', id: string) => ask(`DELETE /api/${kind}/{id}`, { path: { id } }),

  games: () => ask('GET /api/games'),
  rules: (game: string, lang: string) => ask('GET /api/games/{game}/rules/{lang}', { path: { game, lang } }),
  guide: (game: string, lang: string) => ask('GET /api/games/{game}/guide/{lang}', { path: { game, lang } }),
  find: (kind: 'rules' | 'guide', game: string, lang: string, words: string) =>
    ask(`GET /api/games/{game}/${kind}/{lang}/find`, { path: { game, lang }, query: { words } }),
  picture: (game: string, name: string) => ask('GET /api/games/{game}/pictures/{name}', { path: { game, name } }),

  tables: (filter: 'open' | 'mine' | 'watch') => ask('GET /api/tables', { query: { filter } }),
  create: (table: TableBody) => ask('POST /api/tables', { body: table }),
  table: (id: string, since = 0) => ask('GET /api/tables/{id}', { path: { id }, query: { since } }),
  join: (id: string, seat?: number) => ask('POST /api/tables/{id}/join', { path: { id }, body: { seat } }),
  leave: (id: string) => ask('POST /api/tables/{id}/leave', { path: { id }, ...nothing }),
  start: (id: string) => ask('POST /api/tables/{id}/start', { path: { id }, ...nothing }),
  rematch: (id: string) => ask('POST /api/tables/{id}/rematch', { path: { id }, ...nothing }),
  act: (id: string, at: Place, index: number, commit: boolean, key: string) =>
    ask('POST /api/tables/{id}/act', { path: { id }, body: { ...at, index, commit }, headers: { 'Idempotency-Key': key } }),
  step: (id: string, step: 'undo' | 'redo' | 'reset' | 'commit', at: Place) =>
    ask(`POST /api/tables/{id}/${step}`, { path: { id }, body: at }),
  order: (id: string, version: number, order: number | null) =>
    ask('POST /api/tables/{id}/order', { path: { id }, body: { version, order } }),
  end: (id: string) => ask('POST /api/tables/{id}/end', { path: { id }, ...nothing }),
  goOn: (id: string) => ask('POST /api/tables/{id}/go-on', { path: { id }, ...nothing }),
  resign: (id: string) => ask('POST /api/tables/{id}/resign', { path: { id }, ...nothing }),
  drop: (id: string, seat: number) => ask('POST /api/tables/{id}/drop', { path: { id }, body: { seat } }),
  back: (id: string) => ask('POST /api/tables/{id}/return', { path: { id }, ...nothing }),
  hint: (id: string) => ask('GET /api/tables/{id}/hint', { path: { id } }),
  preview: (id: string, at: Place, index: number) => ask('GET /api/tables/{id}/preview', { path: { id }, query: { ...at, index } }),
  chat: (id: string, text: string) => ask('POST /api/tables/{id}/chat', { path: { id }, body: { text } }),
  branch: (id: string, at: number, seat: number, level: string, key: string) =>
    ask('POST /api/tables/{id}/branch', { path: { id }, body: { at, seat, level }, headers: { 'Idempotency-Key': key } }),
  replay: (id: string, at: number, seat: string) => ask('GET /api/tables/{id}/replay', { path: { id }, query: { at, seat } }),
}

export type { Field }

/** A key that lets the server know a repeated command. */
export const freshKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
