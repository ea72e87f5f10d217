// What happens at a table besides moves: breaks of the connection, stale answers, undo, spectators.
import type { Page } from '@playwright/test'
import { CRAFTSMEN, TUSCANY } from './games'
import { expect, joined, open, person, seated, test } from './host'
import { OURS, PATIENCE, answered, endTurn, heard, moved, reach, state, told, touch, turn } from './play'

test('a break of the connection in the middle of a move keeps the picks', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  await page.locator('[data-el="do:workers"]').click()
  await page.locator('footer [data-el$="/die:0"]').click()
  const before = await state(page)

  await page.context().setOffline(true)
  await expect(page.locator('.prompt')).toContainText('Connection lost')
  await expect(page.locator('.btn.confirm')).toBeDisabled()
  await expect(page.locator('.own [data-el$="/cell:19"]')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.locator('.live')).toHaveAccessibleName('Live')
  expect((await state(page)).picks).toBe(before.picks)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await answered(page, before)
  await expect(page.locator('.own [data-el$="/workers"]')).toContainText('3')
})

test('what shows a table is asked for with its page, and once', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  const id = await open(page, ['me', { bot: 'page' }])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/t/${id}`)
  await turn(page)
  const early = await page.locator('head link[rel=preload][as=fetch]').evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  for (const one of [`/api/tables/${id}`, '/api/me', '/api/games']) {
    expect(early).toContain(one)
    expect(asked.filter((path) => path === one), one).toHaveLength(1)
  }
})

test('two tabs with the same version: the second answer is refused and nothing is lost', async ({ browser, host }) => {
  const one = await person(browser, host, 'Ania')
  const id = await open(one, ['me', { bot: 'page' }])
  const two = await one.context().newPage()
  // The second tab's feed hears nothing, so that it answers an old version.
  await two.routeWebSocket(/feed/, () => {})
  await one.goto(`/t/${id}`)
  await two.goto(`/t/${id}`)
  await turn(one)
  await turn(two)
  await touch(one, ['do:workers'])
  await two.locator('[data-el="do:workers"]').click()
  await two.locator('footer [data-el$="/die:1"]').click()
  const before = await state(two)
  await two.getByRole('button', { name: 'Confirm' }).click()
  await expect(two.locator('.toasts')).toContainText('The table has moved on')
  await answered(two, before)
  expect(await state(two)).toEqual(await state(one))
  expect((await state(two)).picks).toBe('')
})

test('undo takes moves back to the barrier, and not beyond', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  const undo = page.locator('.btn.undo')
  await expect(undo).toBeDisabled()
  const workers = page.locator('.own [data-el$="/workers"]')
  await expect(workers).toContainText('1')
  await page.locator('[data-el="do:workers"]').click()
  await page.locator('footer [data-el$="/die:0"]').click()
  // The picks are taken back first, then the answer.
  await page.keyboard.press('u')
  expect((await state(page)).picks).toBe('')
  await touch(page, ['do:workers'])
  await expect(workers).toContainText('3')
  await expect(undo).toBeEnabled()
  await page.keyboard.press('u')
  await expect(workers).toContainText('1')

  // The end of the turn is a barrier: others move, dice fall.
  await endTurn(page)
  await turn(page)
  await expect(undo).toBeDisabled()
})

test('a spectator sees the table and may touch nothing', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  const id = await seated(page, ['me', { bot: 'page' }])
  const watcher = await person(browser, host, 'Hanka')
  await watcher.goto(`/t/${id}`)
  await expect(watcher.locator('.own h2')).toHaveText('Ania')
  await expect(watcher.locator('.watching')).toHaveText('You are watching')
  await expect(watcher.locator('[data-el].lit')).toHaveCount(0)
  await expect(watcher.locator('.btn.confirm')).toHaveCount(0)
  // Nothing of a tentative answer is told before it is committed.
  const before = await state(watcher)
  await touch(page, ['do:workers'])
  expect((await state(page)).at).not.toBe(before.at)
  expect(await told(watcher, id)).toMatchObject({ version: before.version, tail: 0 })
  await endTurn(page)
  await heard(watcher, (await state(page)).version)
})

test('the list of options opens on its search, and an option of it is picked', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  const before = await state(page)
  await page.keyboard.press('l')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  const all = await page.getByRole('dialog').getByRole('listitem').count()
  await page.keyboard.type('workers')
  await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(all)
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await moved(page, before)).picks).toContain('do:workers')
})

test('a rule opens in place from a line of the log', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  const rule = page.locator('.logc .rr').first()
  const number = await rule.innerText()
  await rule.click()
  const drawer = page.getByRole('dialog', { name: `Rule ${number}` })
  await expect(drawer).toContainText(number)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('a finger that is held says what a thing is and does nothing; a tap acts and says nothing', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', {}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await seated(page, ['me', { bot: 'page' }])
  const lit = page.locator('[data-el][data-tip]:is(button, [role="button"]):not(:disabled)').filter({ visible: true }).first()
  const before = await state(page)
  const { x, y, width, height } = (await lit.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(page.locator('.tip')).toHaveText((await lit.getAttribute('data-tip'))!)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.touchscreen.tap(195, 2)
  await expect(page.locator('.tip')).toHaveCount(0)
  expect(await state(page)).toEqual(before)
  await lit.tap()
  expect((await moved(page, before)).picks).not.toBe('')
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('however quick bots are, each move comes to the page in an update of its own', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await page.addInitScript(() => {
    const told: string[] = []
    class Heard extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', ({ data }) => told.push(String(data)))
      }
    }
    Object.assign(window, { WebSocket: Heard, told })
  })
  await seated(page, ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }])
  await page.evaluate(() => void ((window as unknown as { told: string[] }).told.length = 0))
  for (let n = 0; n < 3; n += 1) {
    await endTurn(page)
    expect(await turn(page)).toBe('turn')
  }
  const messages = await page.evaluate(() => (window as unknown as { told: string[] }).told)
  const movers = messages.map((text) => {
    const { log = [] } = JSON.parse(text) as { log?: { seat: number | null; tentative: boolean; event: { event: string } }[] }
    // That a turn begins, and its dice, come with the move before.
    const moves = log.filter(({ tentative, event }) => !tentative && !['turn_started', 'rolled'].includes(event.event))
    return new Set(moves.flatMap(({ seat }) => seat ?? []))
  })
  for (const seats of movers) expect([...seats]).toHaveLength(Math.min(1, seats.size))
  for (const bot of [1, 2, 3]) expect(movers.filter((seats) => seats.has(bot)).length).toBeGreaterThanOrEqual(3)
})

test('the log follows a long game, also where old lines go and own ones are taken back', async ({ browser, host }) => {
  const pages = await Promise.all(['Ania', 'Marek'].map((name) => person(browser, host, name, {}, { viewport: { width: 1366, height: 768 } })))
  const [ania, marek] = pages as [Page, Page]
  const id = await open(ania, ['me', 'open'], CRAFTSMEN)
  await joined(ania, marek, id)
  const log = ania.locator('.log')
  // Past its 160 lines it drops the oldest ones.
  for (const version of [120, 240, 360]) {
    await reach(pages, id, (now) => now.version >= version, ['helper', 'raw', 'semi', 'take'])
    await heard(ania, version)
    await expect(ania.locator('.logp .new')).toHaveCount(0)
    await expect.poll(() => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)).toBeLessThan(31)
  }
  await log.evaluate((list) => (list.scrollTop -= 400))
  await expect(log, 'who scrolls up is no longer at the end').not.toHaveClass(/follow/)
  const version = 400
  await reach(pages, id, (now) => now.version >= version, ['helper', 'raw', 'semi', 'take'])
  await heard(ania, version)
  await expect(ania.locator('.logp .new'), 'who has scrolled up stays there').toHaveCount(1)
})

test('a small answer confirms itself in a while, and whoever touches anything holds it', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania', { soon: true }, { reducedMotion: 'no-preference' })
  const marek = await person(browser, host, 'Marek')
  await ania.clock.install()
  const id = await open(ania, ['me', 'open'], CRAFTSMEN)
  await joined(ania, marek, id)
  const mine = (now: { version: number; view: any }, seat: number): boolean => seat === 0 && now.view.asked === 'helper'
  const sent: string[] = []
  ania.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url().split('/').at(-1)!)))
  const confirm = ania.locator('.btn.confirm')

  // A helper stands with one click: nothing is pressed, and the other one is asked.
  await reach([ania, marek], id, mine)
  await turn(ania)
  let before = await state(ania)
  // No time passes on her page but what is told here.
  await ania.clock.pauseAt((await ania.evaluate(() => Date.now())) + 1_000)
  await ania.locator('[data-el="guild:bankers"]').first().click()
  await expect(confirm).toHaveClass(/soon/)
  await expect(ania.locator('.prompt')).toContainText('Confirms itself in a moment')
  await ania.clock.runFor(3_000)
  before = await heard(ania, before.version + 1)
  expect(sent).toEqual(['act', 'commit'])

  // Whoever looks again has all the time, and may take it back.
  await reach([ania, marek], id, (now, seat) => now.version > before.version && mine(now, seat), ['helper'])
  before = await heard(ania, before.version + 1)
  await turn(ania)
  sent.length = 0
  await ania.locator('[data-el="guild:craft"]').first().click()
  await expect(confirm).toHaveClass(/soon/)
  await ania.locator('.prompt').click()
  await expect(confirm).not.toHaveClass(/soon/)
  await ania.clock.runFor(9_000)
  await expect(ania.locator('.prompt')).toContainText('Confirm to end your turn')
  await ania.locator('.btn.undo').click()
  await turn(ania)
  expect(sent.filter((step) => step !== 'preview')).toEqual(['act', 'undo'])
})

for (const [lang, viewport, words] of [
  ['en', { width: 1366, height: 768 }, { worth: 'points at the end, chance to win', then: /Then (most likely|often):/, hint: 'Hint', more: 'More' }],
  ['pl', { width: 390, height: 844 }, { worth: 'na koniec, szansa na wygraną', then: /Potem (najpewniej|często):/, hint: 'Podpowiedź', more: 'Więcej' }],
] as const) {
  test(`a hint says what it is worth and what it leads to, and covers nothing (${lang}, ${viewport.width} px)`, async ({ browser, host }) => {
    const page = await person(browser, host, 'Ania', { lang }, { viewport })
    await seated(page, ['me', { bot: 'page' }])
    const before = await state(page)
    const note = page.locator('.hintnote')
    // Busy bots say when to ask again.
    await expect(async () => {
      await page.keyboard.press('h')
      await expect(note).toBeVisible({ timeout: 25_000 })
    }).toPass({ timeout: PATIENCE })
    await expect(note).toContainText(words.worth)
    await expect(note).toContainText(words.then)
    await expect(page.locator('.prompt')).toContainText(words.hint)
    const named = page.locator('[data-el].picked').filter({ visible: true })
    expect(await named.count()).toBeGreaterThan(0)
    // Nothing lies over what is named: each thing is what one would touch there.
    for (const thing of await named.all()) await thing.click({ trial: true })
    // What else is good can be picked there; reading it plays nothing, and Confirm plays what is picked.
    const others = note.locator('.what')
    await note.getByRole('button', { name: words.more }).click()
    await others.last().click()
    await expect(others.last()).toHaveAttribute('aria-pressed', 'true')
    expect((await state(page)).at).toBe(before.at)
    await page.locator('.btn.confirm').click()
    await answered(page, before)
    await expect(note).toHaveCount(0)
  })
}

test('a bot that thinks about a hint says so at once, and is asked only once', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  // In the page itself, so that nothing is on its way when it is counted.
  await page.evaluate(() => {
    const real = window.fetch
    const { dataset } = document.documentElement
    dataset.asked = '0'
    window.fetch = (what, how) => {
      const url = what instanceof Request ? what.url : String(what)
      if (!url.endsWith('/hint')) return real(what, how)
      dataset.asked = String(Number(dataset.asked) + 1)
      return new Promise((answer) => addEventListener('answer', () => answer(Response.json({ best: [] })), { once: true }))
    }
  })
  const prompt = page.locator('.prompt')
  const asked = page.locator('html')
  await page.keyboard.press('h')
  await expect(prompt).toContainText('A bot is thinking it over')
  await page.keyboard.press('h')
  await expect(asked).toHaveAttribute('data-asked', '1')
  await page.evaluate(() => dispatchEvent(new Event('answer')))
  await expect(prompt).not.toContainText('A bot is thinking it over')
  await expect(asked).toHaveAttribute('data-asked', '1')
})

test('what is answered along with a move is not asked for once more', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  /** The places in the table's course that previews were asked for at. */
  const asked: string[] = []
  ania.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/preview')) asked.push(`${searchParams.get('version')}.${searchParams.get('tail')}`)
  })
  // A placement that can be paid in one way, and one that leaves a choice.
  for (const few of [true, false]) {
    const id = await open(ania, ['me', 'open'], TUSCANY)
    await joined(ania, marek, id)
    await reach([ania, marek], id, ({ view, options }, seat) => seat === 0 && view.payment !== null && few === (options.length === 1), ({ version }) => ['place', 'pay', 'free', version % 5 === 0 ? 'draw' : 'take'])
    const { version, tail, view } = await told(ania, id)
    const { space, field } = view.payment
    const undone = await ania.context().request.post(`/api/tables/${id}/undo`, { data: { version, tail }, headers: OURS })
    expect(undone.ok(), await undone.text()).toBe(true)
    await ania.goto(`/t/${id}`)
    await turn(ania)
    asked.length = 0
    const { options } = await told(ania, id)
    const place = options.find(({ touches }) => [`p0/storage:${space}`, `p0/cell:${field}`].every((element) => touches.includes(element)))!
    for (const element of place.touches) {
      const before = await state(ania)
      const one = ania.locator(`[data-el="${element}"]`).filter({ visible: true }).first()
      // What leaves no choice is picked by itself.
      if (/\bpicked\b/.test((await one.getAttribute('class')) ?? '')) continue
      await one.click()
      await moved(ania, before)
    }
    await expect(ania.locator('footer .hand .unit').first()).toBeVisible()
    const before = await state(ania)
    await ania.getByRole('button', { name: 'Confirm' }).click()
    await answered(ania, before)
    expect([...new Set(asked)]).toEqual([before.at])
  }
})
