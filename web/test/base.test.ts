import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { within } from '../src/lib/base'

test('addresses of a page in a folder are told from those beside it', () => {
  expect(within('/t/abc', '')).toBe('/t/abc')
  expect(within('/', '')).toBe('/')
  expect(within('/signoria', '/signoria')).toBe('/')
  expect(within('/signoria/', '/signoria')).toBe('/')
  expect(within('/signoria/t/abc', '/signoria')).toBe('/t/abc')
  expect(within('/signoria2/t/abc', '/signoria')).toBeNull()
  expect(within('/blog', '/signoria')).toBeNull()
})

test('no link of the page leads out of its folder', () => {
  const root = new URL('../src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name))
  expect(files.length).toBeGreaterThan(40)
  const out = /(?:href|src)=(?:"\/|\{`\/)|fetch\([`'"]\/|location\.(?:origin|host)\}\//
  expect(files.filter((name) => out.test(readFileSync(new URL(name, root), 'utf8')))).toEqual([])
  expect(readFileSync(new URL('../index.html', root), 'utf8')).not.toMatch(/href="\/(?!src)/)
})
