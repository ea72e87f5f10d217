import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Texts } from '../src/lib/fluent'
import type { Message } from '../src/lib/types'

const PL = `tile-cow = krowa
    .acc = krowę
log = Kładzie { $tile_acc } na polu { $cell }
gain = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
both = { $tiles }`

const message = (key: string, args: Message['args'] = []): Message => ({ key, args, rule: null })

describe('messages of the server', () => {
  const texts = new Texts('pl', [PL])

  test('names take the case that the sentence asks for, and stay recognisable', () => {
    const line = message('log', [['tile', { t: 'name', v: 'tile-cow' }], ['cell', { t: 'int', v: 7 }]])
    expect(texts.pieces(line, [])).toEqual([{ text: 'Kładzie ' }, { text: 'krowę', thing: 'tile-cow' }, { text: ' na polu 7' }])
    expect(texts.say(line, [])).toBe('Kładzie krowę na polu 7')
  })

  test('Polish plurals have three forms', () => {
    const say = (n: number) => texts.say(message('gain', [['n', { t: 'int', v: n }]]), [])
    expect([1, 3, 5, 22].map(say)).toEqual(['1 punkt', '3 punkty', '5 punktów', '22 punkty'])
    expect(say(-3), 'a minus, not a hyphen').toBe('−3 punkty')
  })

  test('lists are joined, and seats are names', () => {
    const list = message('both', [['tiles', { t: 'list', v: [{ t: 'name', v: 'tile-cow' }, { t: 'seat', v: 1 }, { t: 'seat', v: 4 }] }]])
    expect(texts.say(list, ['Ania', 'Marek'])).toBe('Krowa, Marek i 5')
    const english = new Texts('en', [])
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => english.join(words))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })

  test('a sentence that begins with a thing begins with a capital', () => {
    const cows = message('both', [['tiles', { t: 'name', v: 'tile-cow' }]])
    expect(texts.pieces(cows, [])).toEqual([{ text: 'Krowa', thing: 'tile-cow' }])
    expect(texts.say(message('both', [['tiles', { t: 'seat', v: 0 }]]), ['ania']), 'people are called as they call themselves').toBe('ania')
  })

  test('a key without words is shown as itself', () => {
    expect(texts.say(message('no-such-key'), [])).toBe('no-such-key')
    expect(texts.has('no-such-key')).toBe(false)
  })
})

describe('every text of the program reads in both languages', () => {
  const root = new URL('../../', import.meta.url)
  const folders = [
    'web/src/texts',
    ...readdirSync(new URL('web/src/games', root)).map((game) => `web/src/games/${game}/texts`),
    ...readdirSync(new URL('crates', root)).map((crate) => `crates/${crate}/text`),
  ].filter((folder) => existsSync(new URL(`${folder}/en.ftl`, root)))

  test.each(['en', 'pl'] as const)('%s', (lang) => {
    const sources = folders.map((folder) => readFileSync(new URL(`${folder}/${lang}.ftl`, root), 'utf8'))
    const texts = new Texts(lang, sources)
    for (const source of sources) {
      for (const [, key] of source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)) {
        expect(texts.has(key!), key).toBe(true)
        // Arguments that are missing here are shown by name; nothing else may go wrong.
        expect(texts.word(key!).length, key).toBeGreaterThanOrEqual(0)
      }
    }
    expect(texts.word('table-your-turn')).toBe(lang === 'pl' ? 'Twój ruch' : 'Your turn')
  })
})
