// The page in a folder of a host that serves other things beside: every address, link, cookie and feed stays in there.
import type { Page } from '@playwright/test'
import { expect, test } from './host'

const FOLDER = '/signoria'
test.use({ folder: FOLDER })

/** Every link of the page that leads to this host. */
async function stays(page: Page): Promise<void> {
  await expect(page.locator('a[href^="/"]').first()).toBeVisible()
  await expect(page.locator(`a[href^="/"]:not([href^="${FOLDER}/"])`)).toHaveCount(0)
}

test('a page in a folder stays in its folder', async ({ page, host }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url().replace(/^ws/, 'http')))
  await page.goto(`${host}${FOLDER}/`)
  await stays(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).first().click()
  await expect(page).toHaveURL(`${host}${FOLDER}/rules`)
  await stays(page)
  await page.getByRole('link', { name: 'Rules: The Castles of Burgundy' }).click()
  await expect(page).toHaveURL(`${host}${FOLDER}/rules/burgundy`)
  // A number that is used leads to where it is defined.
  await page.locator('article a.rule').first().click()
  await expect(page).toHaveURL(new RegExp(`${FOLDER}/rules/burgundy#B`))
  await expect(page.locator('.found')).toHaveCount(1)
  await stays(page)
  await page.goBack()
  await page.goto(`${host}${FOLDER}/new/burgundy`)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(new RegExp(`^${host}${FOLDER}/t/[a-z0-9]+$`))
  // The link to send to a friend.
  const link = page.locator('.inv input')
  await expect(link).toHaveValue(page.url())
  await stays(page)
  // Anew from the server, at a place within, with the cookie that was set there.
  await page.reload()
  await expect(link).toHaveValue(page.url())
  expect((await page.context().cookies(`${host}/`)).map((cookie) => cookie.path)).toEqual([])
  expect((await page.context().cookies(`${host}${FOLDER}/`)).map((cookie) => cookie.path)).toContain(FOLDER)
  const feeds = asked.filter((url) => url.includes('/feed?'))
  expect(feeds.length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.startsWith(host) && !url.startsWith(`${host}${FOLDER}/`))).toEqual([])
})
