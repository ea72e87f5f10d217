// The server comes back otherwise than it went: put back to an earlier state, with a newer page, with other rules.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, person, seated, serve, test as base, type Server } from './host'
import { acting, answered, endTurn, heard, OURS, state, table, told } from './play'

interface Own {
  /** A server of the test's own, which it stops and starts again at the same address. */
  own: { database: string; host: string; away: (meanwhile: () => void) => Promise<void> }
}

const test = base.extend<Own>({
  own: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'signoria-e2e-'))
    const database = join(folder, 'e2e.db')
    let server: Server = await serve(database)
    const { host } = server
    const away = async (meanwhile: () => void): Promise<void> => {
      await server.stop()
      meanwhile()
      server = await serve(database, { host })
    }
    await use({ database, host, away })
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  },
})

const sql = (database: string, ...commands: string[]): void => {
  const code = 'import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); [db.execute(one) for one in sys.argv[2:]]; db.commit()'
  execFileSync('python3', ['-c', code, database, ...commands])
}

/** A table of two, at which each has answered a few times. */
async function begun(ania: Page, marek: Page): Promise<string> {
  const id = await open(ania, ['me', 'open'])
  expect((await marek.context().request.post(`/api/tables/${id}/join`, { data: {}, headers: OURS })).ok()).toBe(true)
  for (let n = 0; n < 6; n += 1) {
    const [mine, his] = [await told(ania, id), await told(marek, id)]
    const [page, now] = mine.options.length > 0 ? [ania, mine] : [marek, his]
    const data = { version: now.version, tail: now.tail, index: now.options[0]!.index, commit: true }
    expect((await page.context().request.post(`/api/tables/${id}/act`, { data, headers: OURS })).ok()).toBe(true)
  }
  return id
}

test('a page follows a server that was put back to an earlier state', async ({ browser, own }) => {
  const [ania, marek] = [await person(browser, own.host, 'Ania'), await person(browser, own.host, 'Marek', { lang: 'pl' })]
  const id = await begun(ania, marek)
  const backup = `${own.database}.backup`
  await own.away(() => copyFileSync(own.database, backup))
  const early = (await told(ania, id)).version
  for (const page of [ania, marek]) await page.goto(`/t/${id}`)
  const lost = await acting([ania, marek], id)
  await endTurn(lost)
  const late = (await state(lost)).version
  expect(late).toBeGreaterThan(early)
  for (const page of [ania, marek]) await heard(page, late)

  const said = [
    ania.getByText('The server has gone back to an earlier state of this game').waitFor(),
    marek.getByText('Serwer wrócił do wcześniejszego stanu tej partii').waitFor(),
  ]
  await own.away(() => {
    for (const log of ['-wal', '-shm']) rmSync(own.database + log, { force: true })
    copyFileSync(backup, own.database)
  })
  await Promise.all(said)
  for (const page of [ania, marek]) await expect(table(page)).toHaveAttribute('data-version', String(early))
  // It goes on from there, for both.
  const page = await acting([ania, marek], id)
  await endTurn(page)
  const { version } = await state(page)
  for (const other of [ania, marek]) await heard(other, version)
})

test('a page from before an upgrade says so, and keeps what is picked when it is loaded anew', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  let newer = true
  // As a server tells it that was built with another page: in its feeds and in its answers.
  const told = (text: string): string => (newer ? text.replace(/"build":"[^"]+"/, '"build":"index-newer.js"') : text)
  await page.routeWebSocket(/feed/, (feed) => {
    const server = feed.connectToServer()
    server.onMessage((update) => feed.send(told(String(update))))
  })
  await page.route('**/api/tables/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: told(await answer.text()) })
  })
  await seated(page, ['me', { bot: 'page' }])
  const notice = page.getByRole('status').filter({ hasText: 'The server has a newer page than this one' })
  await expect(notice).toBeVisible()
  // What is there can be played on with, and is not loaded anew unasked.
  await page.locator('[data-el="do:workers"]').click()
  await page.locator('footer [data-el$="/die:0"]').click()
  const { picks, version } = await state(page)
  expect(picks).not.toBe('')
  newer = false
  await notice.getByRole('button', { name: 'Load it' }).click()
  await expect(notice).toHaveCount(0)
  await expect(table(page)).toHaveAttribute('data-picks', picks)
  const before = await state(page)
  expect(before.version).toBe(version)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await answered(page, before)
})

test('a game that new rules do not fit is seen as far as it stands, and ended or played on', async ({ browser, own }) => {
  const [ania, marek] = [await person(browser, own.host, 'Ania'), await person(browser, own.host, 'Marek', { lang: 'pl' })]
  const broken = await begun(ania, marek)
  const unread = await begun(ania, marek)
  const { version } = await told(ania, broken)
  await ania.goto(`/t/${broken}`)
  await state(ania)
  await own.away(() =>
    sql(
      own.database,
      // The last answer is none any more, and neither is an option of the other table.
      `UPDATE answers SET action = 9999 WHERE table_id = '${broken}' AND version = (SELECT max(version) FROM answers WHERE table_id = '${broken}' AND seat IS NOT NULL)`,
      `UPDATE tables SET header = json_set(header, '$.rules', 0)`,
      `UPDATE tables SET header = json_set(header, '$.options.gone', 1) WHERE id = '${unread}'`,
    ),
  )
  // The page that was open sees it by itself.
  const alert = ania.getByRole('alert')
  await expect(alert).toContainText(new RegExp(`answer \\d+ of ${version} does not stand any more`))
  await expect(ania.locator('.own')).toBeVisible()
  await expect(ania.locator('[data-el].lit')).toHaveCount(0)
  await marek.goto(`/t/${broken}`)
  await alert.getByRole('button', { name: 'Play on from here' }).click()
  await expect(ania).not.toHaveURL(new RegExp(broken))
  await marek.getByRole('link', { name: 'Przejdź tam' }).click()
  await expect(marek).toHaveURL(ania.url())
  const on = new URL(ania.url()).pathname.split('/').pop()!
  await endTurn(await acting([ania, marek], on))

  await ania.goto(`/t/${unread}`)
  await marek.goto(`/t/${unread}`)
  await expect(ania.getByRole('alert')).toContainText('Not all options of this game can be read any more: gone.')
  await marek.getByRole('alert').getByRole('button', { name: 'Zakończ partię' }).click()
  for (const page of [ania, marek]) await expect(table(page)).toHaveAttribute('data-status', 'over')
  await expect(ania.getByText('The game was ended without a result')).toBeVisible()
})
