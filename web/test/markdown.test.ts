import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { render, ruleOf } from '../src/lib/markdown'

const sample = `# Game

Text with **bold**, *italics*, \`code *x*\` and B5.4.

- **B5.4** Take a tile (B5.5).
- **B5.5** [Heading] Discard.

| a | b |
|---|---|
| 1 | B5.4 |

1. one
2. two
`

test('headings, lists, tables, emphasis', () => {
  const { html, headings } = render(sample, '/rules/x')
  expect(headings.map((h) => h.text)).toEqual(['Game'])
  expect(html).toContain('<strong>bold</strong>')
  expect(html).toContain('<em>italics</em>')
  expect(html).toContain('<code>code *x*</code>')
  expect(html).toContain('<li id="B5.4" tabindex="-1">')
  expect(html).toContain('<a class="rule" href="/rules/x#B5.5">B5.5</a>')
  expect(html).toContain('<td>1</td>')
  expect(html).toContain('<ol start="1">')
  expect(html.split('<ul>')).toHaveLength(2)
})

test('markup in the text is text', () => {
  const { html } = render('<script>alert(1)</script> & "x" [a](javascript:alert(1))', '/')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('href="javascript')
})

test('one rule is found with its own lines only', () => {
  expect(ruleOf(sample, 'B5.4')).toBe('- **B5.4** Take a tile (B5.5).')
  expect(ruleOf(sample, 'B9.9')).toBeNull()
})

describe('the rules of every game', () => {
  const root = new URL('../../docs/rules/', import.meta.url)
  const files = [...readdirSync(root), ...readdirSync(new URL('pl/', root)).map((f) => `pl/${f}`)].filter((f) => f.endsWith('.md'))
  test.each(files)('%s: every number that is used is defined, and every tag is closed', (file) => {
    const { html } = render(readFileSync(new URL(file, root), 'utf8'), '')
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]))
    const used = [...html.matchAll(/class="rule" href="#([^"]+)"/g)].map((m) => m[1]!)
    expect(ids.size).toBeGreaterThan(50)
    expect([...new Set(used)].filter((id) => !ids.has(id))).toEqual([])
    for (const tag of ['ul', 'ol', 'li', 'table', 'tr', 'p']) {
      expect(html.split(`</${tag}>`).length, tag).toBe(html.split(new RegExp(`<${tag}[ >]`)).length)
    }
  })
})
