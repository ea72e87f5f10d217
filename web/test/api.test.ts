// Requests: path, query, body and keys go where the description of the interface has them, and nothing else compiles.
import { afterEach, expect, test, vi } from 'vitest'
import { api, ask } from '../src/lib/api'

const sent = vi.fn()
vi.stubGlobal('fetch', (url: string, given: RequestInit) => {
  sent(`${given.method} ${url}`, given.body === undefined ? null : JSON.parse(String(given.body)), given.headers)
  return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }))
})
afterEach(() => sent.mockClear())

const at = { version: 7, tail: 1, epoch: 'e&1' }
const json = { accept: 'application/json' }

test('a path and a query', async () => {
  await api.preview('a/b', at, 3)
  expect(sent).toHaveBeenCalledWith('GET /api/tables/a%2Fb/preview?version=7&tail=1&epoch=e%261&index=3', null, json)
  await api.me()
  expect(sent).toHaveBeenLastCalledWith('GET /api/me', null, json)
})

test('a body and a key', async () => {
  await api.act('t', at, 3, true, 'k')
  const headers = { ...json, 'content-type': 'application/json', 'Idempotency-Key': 'k' }
  expect(sent).toHaveBeenCalledWith('POST /api/tables/t/act', { ...at, index: 3, commit: true }, headers)
  await api.step('t', 'undo', at)
  expect(sent).toHaveBeenLastCalledWith('POST /api/tables/t/undo', at, expect.anything())
})

test('what is not described does not compile', () => {
  const wrong = [
    // @ts-expect-error There is no such path.
    () => ask('GET /api/table'),
    // @ts-expect-error Nor this method.
    () => ask('PUT /api/me', { body: {} }),
    // @ts-expect-error A table is named.
    () => ask('GET /api/tables/{id}'),
    // @ts-expect-error Bodies have no other fields.
    () => ask('POST /api/tables/{id}/chat', { path: { id: 't' }, body: { text: 'hej', loud: true } }),
    // @ts-expect-error A hint has no such field.
    async () => (await ask('GET /api/tables/{id}/hint', { path: { id: 't' } })).answer,
  ]
  expect(wrong).toHaveLength(5)
})
