// The server's interface, and its refusals.
import { base } from './base'
import type { Field, GameSummary, KeyView, Me, Message, Prefs, Preview, Standing, TableSummary, Update } from './types'

/** Rules or a guide, parsed by the server: its HTML holds no markup of the text's own. */
export interface Book {
  html: string
  headings: { id: string; text: string; level: number }[]
  rules: { id: string; chapter: string; html: string }[]
}

/** A position that the rules draw. */
export interface Position {
  view: unknown
  standings: Standing[]
  to_act: number[]
}

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

async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`${base}/api${path}`, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Problem(0, 'unreachable', '', null, null, null, null, 'unreachable')
  }
  if (answer.status === 204) return undefined as T
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
  return (type.includes('json') ? await answer.json() : await answer.text()) as T
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
const post = <T>(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<T> =>
  ask<T>('POST', path, body, headers)

export type SeatChoice = 'me' | 'open' | { bot: string }
/** Times in milliseconds. */
export type ClockChoice = { kind: 'none' } | { kind: 'live'; initial: number; increment: number } | { kind: 'days'; per_move: number }

export interface NewTable {
  game: string
  seats: SeatChoice[]
  options: Record<string, unknown>
  private: boolean
  clock: ClockChoice
}

/** The place in a table's course that a command answers, and the run of the server that it is of. */
export type Place = Pick<Update, 'version' | 'tail' | 'epoch'>

export const api = {
  me: () => get<Me | null>('/me'),
  guest: (name?: string) => post<Me>('/guest', name ? { name } : {}),
  patchMe: (change: { name?: string; prefs?: Partial<Prefs> }) => ask<Me>('PATCH', '/me', change),
  register: (name: string, password: string) => post<Me>('/accounts', { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => post<void>('/logout'),
  keys: (kind: 'sessions' | 'tokens') => get<KeyView[]>(`/${kind}`),
  changePassword: (current: string, password: string) => post<void>('/password', { current, password }),
  addToken: (label: string, scope: 'play' | 'read') => post<{ id: string; token: string }>('/tokens', { label, scope }),
  dropKey: (kind: 'sessions' | 'tokens', id: string) => ask<void>('DELETE', `/${kind}/${id}`),

  games: () => get<GameSummary[]>('/games'),
  rules: (game: string, lang: string) => get<Book>(`/games/${game}/rules/${lang}`),
  guide: (game: string, lang: string) => get<Book>(`/games/${game}/guide/${lang}`),
  find: (kind: 'rules' | 'guide', game: string, lang: string, words: string) =>
    get<string[]>(`/games/${game}/${kind}/${lang}/find?words=${encodeURIComponent(words)}`),
  picture: (game: string, name: string) => get<Position>(`/games/${game}/pictures/${name}`),

  tables: (filter: 'open' | 'mine' | 'watch') => get<TableSummary[]>(`/tables?filter=${filter}`),
  create: (table: NewTable) => post<TableSummary>('/tables', table),
  table: (id: string, since = 0) => get<Update>(`/tables/${id}?since=${since}`),
  join: (id: string, seat?: number) => post<Update>(`/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<void>(`/tables/${id}/leave`),
  start: (id: string) => post<Update>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableSummary>(`/tables/${id}/rematch`),
  act: (id: string, at: Place, index: number, commit: boolean, key: string) =>
    post<Update>(`/tables/${id}/act`, { ...at, index, commit }, { 'idempotency-key': key }),
  step: (id: string, step: 'undo' | 'redo' | 'reset' | 'commit', at: Place) => post<Update>(`/tables/${id}/${step}`, at),
  order: (id: string, version: number, order: number | null) => post<Update>(`/tables/${id}/order`, { version, order }),
  end: (id: string) => post<Update>(`/tables/${id}/end`),
  goOn: (id: string) => post<TableSummary>(`/tables/${id}/go-on`),
  resign: (id: string) => post<Update>(`/tables/${id}/resign`),
  drop: (id: string, seat: number) => post<Update>(`/tables/${id}/drop`, { seat }),
  back: (id: string) => post<Update>(`/tables/${id}/return`),
  hint: (id: string) => get<{ index: number }>(`/tables/${id}/hint`),
  preview: (id: string, at: Place, index: number) =>
    get<Preview>(`/tables/${id}/preview?index=${index}&version=${at.version}&tail=${at.tail}&epoch=${at.epoch}`),
  chat: (id: string, text: string) => post<void>(`/tables/${id}/chat`, { text }),
  branch: (id: string, at: number, seat: number, level: string, key: string) =>
    post<TableSummary>(`/tables/${id}/branch`, { at, seat, level }, { 'idempotency-key': key }),
  replay: (id: string, at: number, seat: string) => get<Update>(`/tables/${id}/replay?at=${at}&seat=${seat}`),
}

export type { Field }

/** A key that lets the server know a repeated command. */
export const freshKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
