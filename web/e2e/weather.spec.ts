// Bad weather: a server that is busy, a connection that has gone silent, a browser that keeps no cookie, lets nothing be
// copied, or runs no scripts. The page says so in the reader's language, and goes on by itself where it can.
import type { Route } from '@playwright/test'
import { expect, open, person, seated, test } from './host'
import { table, turn } from './play'

test('a table that a busy server cannot show yet is asked for again', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', { lang: 'pl' })
  const id = await open(page, ['me', { bot: 'page' }])
  const refusals: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    (route) => route.fulfill({ status: 429, contentType: 'text/plain', body: 'slow down' }),
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '' }),
    (route) => route.abort(),
  ]
  const said: (string | null)[] = []
  await page.route((url) => url.pathname === `/api/tables/${id}`, async (route) => {
    if (said.length > 0) said[said.length - 1] = await page.locator('.wait p').first().textContent()
    const refuse = refusals.shift()
    said.push(null)
    await (refuse ? refuse(route) : route.fallback())
  })
  await page.goto(`/t/${id}`)
  await turn(page)
  expect(refusals).toEqual([])
  expect(said.slice(0, 4)).toEqual([/zajęty/, /Za dużo/, /zajęty/, /nie odpowiada/].map((words) => expect.stringMatching(words)))
})

test('a connection that has gone silent is given up and made anew', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  let silent = false
  let connections = 0
  await page.routeWebSocket(/\/feed/, (socket) => {
    connections += 1
    const server = socket.connectToServer()
    const dead = silent
    server.onMessage((message) => dead || socket.send(message))
  })
  await seated(page, ['me', { bot: 'page' }])
  expect(connections).toBe(1)
  const now = await page.evaluate(() => Date.now())
  // Whoever comes back to the page after a while asks anew; a moment away is none.
  await page.clock.setFixedTime(now + 5000)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(connections).toBe(1)
  await page.clock.setFixedTime(now + 30_000)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => connections).toBe(2)
  await turn(page)
  // Nothing at all for longer than two signs of life: the page finds out by itself.
  silent = true
  await page.clock.setFixedTime(now + 90_000)
  await expect.poll(() => connections).toBe(3)
  silent = false
  await page.clock.setFixedTime(now + 150_000)
  await expect.poll(() => connections).toBe(4)
  await turn(page)
})

test('without cookies the page says why nobody can play', async ({ browser, host }) => {
  const context = await browser.newContext({ baseURL: host, locale: 'pl-PL' })
  const page = await context.newPage()
  await page.route('**/api/guest', async (route) => {
    const answer = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Zagraj z botem' }).first().click()
  await expect(page.getByText('nie zapisuje ciasteczka tej strony')).toBeVisible()
  await expect(page).toHaveURL(`${host}/`)
})

test('a link is copied where the browser keeps its clipboard back', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const id = await open(page, ['me', 'open'])
  await page.goto(`/t/${id}`)
  await page.evaluate(() => document.addEventListener('copy', () => (document.title = String(getSelection()) || (document.activeElement as HTMLTextAreaElement).value)))
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page).toHaveTitle(`${host}/t/${id}`)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('without scripts the page says what it needs, in both languages', async ({ browser, host }) => {
  const page = await (await browser.newContext({ baseURL: host, javaScriptEnabled: false })).newPage()
  await page.goto('/')
  const words = page.locator('noscript main')
  await expect(words).toBeVisible()
  await expect(words).toContainText('The boards need JavaScript')
  await expect(words).toContainText('Plansze wymagają JavaScriptu')
})

test('the focus returns where it was when a dialog closes; numbers are not for translation, books are', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  // One dialog in the place of another: the way back is the same.
  await page.getByRole('dialog').getByRole('button', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
  expect(await table(page).evaluate((el) => (el as HTMLElement).translate)).toBe(false)
  await page.goto('/rules/burgundy')
  expect(await page.locator('.prose').evaluate((el) => (el as HTMLElement).translate)).toBe(true)
})

test('a dialog whose file does not come is loaded again, and opens once it is here', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }])
  let reached = false
  await page.route('**/assets/Menu-*.js', (route) => (reached ? route.continue() : route.abort()))
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  reached = true
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a table whose files do not come says so, and opens once they are here', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', { lang: 'pl' })
  const id = await open(page, ['me', { bot: 'page' }])
  let reached = false
  const refused = new Set<string>()
  // The page of tables, the board, and the words of the page and of the game.
  await page.route(/\/assets\/(TablePage|game-burgundy|pl)-[^/]*\.js/, (route) => {
    if (reached) return route.continue()
    refused.add(/(TablePage|game-burgundy|pl)-/.exec(route.request().url())![1]!)
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
  })
  await page.goto(`/t/${id}`)
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
  await expect.poll(() => [...refused].sort()).toEqual(['TablePage', 'game-burgundy', 'pl'])
  reached = true
  await turn(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(table(page).getByText('Twój ruch')).toBeVisible()
})
