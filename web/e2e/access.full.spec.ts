// Access: axe finds nothing on any page in both themes; nothing sticks out at 360 px or at 200 % zoom.
import type { Page } from '@playwright/test'
import { clean } from './axe'
import { GAMES } from './games'
import { expect, open, person, seated, test } from './host'
import { touch, turn } from './play'

const PAGES = ['/', '/mine', '/tables', '/rules', '/me', '/about', '/nowhere', ...GAMES.flatMap(({ id }) => [`/new/${id}`, `/rules/${id}`, `/guide/${id}`])]
const four = ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }]

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages, ${theme}`, async ({ browser, host }) => {
    const page = await person(browser, host, 'Ania', { theme })
    for (const path of PAGES) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      await clean(page, path)
    }
    const lobby = await open(page, ['me', 'open'])
    await page.goto(`/t/${lobby}`)
    await page.getByLabel('Invite with this link').waitFor()
    await clean(page, 'lobby')
  })

  for (const game of GAMES) {
    test(`axe finds nothing at a table of ${game.title}, ${theme}`, async ({ browser, host }) => {
      const page = await person(browser, host, 'Ania', { theme })
      const id = await seated(page, four, game)
      await clean(page, 'table at the start')
      for (let n = 0; n < game.opening; n += 1) {
        await touch(page, [])
        await turn(page)
      }
      await page.locator(`[data-el="${game.narrows}"]`).filter({ visible: true }).first().click()
      await clean(page, 'table, narrowed')
      for (const key of ['l', '?']) {
        await page.keyboard.press(key)
        await page.getByRole('dialog').waitFor()
        await clean(page, `dialog ${key}`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
      await clean(page, 'menu')
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      for (const tab of [0, 1, 2, 3]) {
        await page.locator('nav.tabs button').nth(tab).click()
        await clean(page, `phone, view ${tab}`)
      }
      await page.goto(`/t/${id}/replay`)
      await page.getByRole('slider').waitFor()
      await clean(page, 'replay')
    })
  }
}

const out = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('nothing sticks out at 360 px, nor at 200 % zoom', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', { lang: 'pl' })
  const tables: string[] = []
  for (const game of GAMES) tables.push(await open(page, four, game))
  const lobby = await open(page, ['me', 'open'])
  // 200 % zoom of 1440 by 900 and of 1024 by 768 are windows of half the size.
  for (const [width, height] of [[360, 740], [720, 450], [512, 384]] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [...PAGES, `/t/${lobby}`, ...tables.map((id) => `/t/${id}/replay`)]) {
      await page.goto(path)
      await page.locator(path.endsWith('/replay') ? '.rbar' : 'main h1').first().waitFor({ state: 'attached' })
      expect(await out(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    for (const id of tables) {
      await page.goto(`/t/${id}`)
      await turn(page)
      await expect(page.locator('.btn.confirm')).toBeVisible()
      expect(await out(page), `table at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

for (const game of GAMES) {
  test(`${game.title}: on a phone everything that can be touched measures 44 px`, async ({ browser, host }) => {
    const page = await person(browser, host, 'Ania', {}, { viewport: { width: 390, height: 844 }, hasTouch: true })
    const id = await open(page, ['me', { bot: 'page' }], game)
    await page.goto(`/t/${id}`)
    for (let n = 0; n <= game.opening; n += 1) {
      await turn(page)
      for (const tab of [0, 1]) {
        await page.locator('nav.tabs button').nth(tab).click()
        const small = await page.locator('[data-el].lit, main button:not(.peekbox *), footer button:not(.rr), nav.tabs button, .strip button').evaluateAll((all) =>
          all.flatMap((el) => {
            const box = el.getBoundingClientRect()
            return box.width > 0 && (box.width < 43 || box.height < 43) ? [`${el.getAttribute('data-el') ?? el.textContent} ${box.width}x${box.height}`] : []
          }),
        )
        expect(small).toEqual([])
      }
      await page.locator('nav.tabs button').nth(0).click()
      await touch(page, game.phone[0]!, 'tap')
    }
  })
}
