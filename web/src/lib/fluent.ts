// Messages in words. The arguments of a message that name things stay recognisable in the sentence, so that a thing can
// be drawn in place of, or beside, its name.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Message } from './types'

export type Lang = 'en' | 'pl'

/** A piece of a sentence: plain text, or the words for a thing. */
export interface Piece {
  text: string
  /** The key of the thing that the words name. */
  thing?: string
}

const OPEN = '\uE000'
const MID = '\uE001'
const CLOSE = '\uE002'

/** Sources that were read once: a game's texts join those of the page, which need not be read again. */
const read = new Map<string, FluentResource>()
function resource(source: string): FluentResource {
  const known = read.get(source) ?? new FluentResource(source)
  read.set(source, known)
  return known
}

/** A number below nothing, with the minus that boards write. */
class Negative extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−')
  }
}

export class Texts {
  readonly lang: Lang
  private readonly bundle: FluentBundle

  constructor(lang: Lang, sources: readonly string[]) {
    this.lang = lang
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) {
      const errors = this.bundle.addResource(resource(source), { allowOverrides: true })
      if (errors.length > 0) console.error('messages', lang, errors)
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** Words for a key of the page. A key without words is shown as itself. */
  word(key: string, args?: Record<string, FluentVariable>, attribute?: string): string {
    const message = this.bundle.getMessage(key)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (!pattern) return key
    const values = Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === 'number' && value < 0 ? new Negative(value) : value])
    return this.bundle.formatPattern(pattern, Object.fromEntries(values), [])
  }

  /** A message of the server in pieces; `names` are the players' names by seat. */
  pieces(message: Message, names: readonly string[]): Piece[] {
    const args: Record<string, FluentVariable> = {}
    for (const [name, arg] of message.args) this.set(args, name, arg, names)
    return begun(split(this.word(message.key, args)), this.lang)
  }

  /** A message of the server as plain text. */
  say(message: Message, names: readonly string[]): string {
    return this.pieces(message, names)
      .map((piece) => piece.text)
      .join('')
  }

  /** Joins words as a sentence does: "a, b and c". */
  join(words: readonly string[]): string {
    // British English has no comma before the last one, like the server.
    return new Intl.ListFormat(this.lang === 'pl' ? 'pl' : 'en-GB').format(words)
  }

  private set(args: Record<string, FluentVariable>, name: string, arg: Arg, names: readonly string[]): void {
    switch (arg.t) {
      case 'int':
        args[name] = arg.v
        break
      case 'name': {
        args[name] = this.thing(arg.v)
        for (const attribute of Object.keys(this.bundle.getMessage(arg.v)?.attributes ?? {})) {
          args[`${name}_${attribute}`] = this.thing(arg.v, attribute)
        }
        break
      }
      case 'seat':
        args[name] = names[arg.v] ?? String(arg.v + 1)
        break
      case 'list':
        args[name] = this.join(arg.v.map((item) => this.item(item, names)))
        break
    }
  }

  private item(arg: Arg, names: readonly string[]): string {
    switch (arg.t) {
      case 'int':
        return String(arg.v)
      case 'name':
        return this.thing(arg.v)
      case 'seat':
        return names[arg.v] ?? String(arg.v + 1)
      case 'list':
        return this.join(arg.v.map((item) => this.item(item, names)))
    }
  }

  private thing(key: string, attribute?: string): string {
    return `${OPEN}${key}${MID}${this.word(key, undefined, attribute)}${CLOSE}`
  }
}

/** A sentence begins with a capital, also where its first word is the name of a thing. */
function begun([first, ...rest]: Piece[], lang: Lang): Piece[] {
  if (!first?.thing) return first ? [first, ...rest] : []
  const [letter = ''] = first.text
  return [{ ...first, text: letter.toLocaleUpperCase(lang) + first.text.slice(letter.length) }, ...rest]
}

function split(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(OPEN)) {
    const [head, tail] = part.split(CLOSE) as [string, string | undefined]
    if (tail === undefined) {
      if (head) pieces.push({ text: head })
      continue
    }
    const [thing, words] = head.split(MID) as [string, string]
    pieces.push({ text: words, thing })
    if (tail) pieces.push({ text: tail })
  }
  return pieces
}
