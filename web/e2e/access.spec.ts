// Access: axe finds nothing on any page in both themes; nothing sticks out at 360 px or at 200 % zoom.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, person, test } from './host'
import { turn } from './play'

const PAGES = ['/', '/mine', '/tables', '/new/burgundy', '/rules', '/rules/burgundy', '/guide/burgundy', '/me', '/about', '/nowhere']

async function clean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map((v) => `${where}: ${v.id}: ${v.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(' | ')}`)).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${theme}`, async ({ browser, host }) => {
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

    const id = await open(page, ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }])
    await page.goto(`/t/${id}`)
    await turn(page)
    await clean(page, 'table')
    await page.locator('[data-el="do:take"]').click()
    await clean(page, 'table, narrowed')
    for (const key of ['l', '?']) {
      await page.keyboard.press(key)
      await page.getByRole('dialog').waitFor()
      await clean(page, `dialog ${key}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Menu' }).click()
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

test('nothing sticks out at 360 px, nor at 200 % zoom', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', { lang: 'pl' })
  const id = await open(page, ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }])
  const lobby = await open(page, ['me', 'open'])
  // 200 % zoom of 1440 by 900 and of 1024 by 768 are windows of half the size.
  for (const [width, height] of [[360, 740], [720, 450], [512, 384]] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [...PAGES, `/t/${id}`, `/t/${lobby}`, `/t/${id}/replay`]) {
      await page.goto(path)
      await page.locator('main').first().waitFor()
      const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(out, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    await page.goto(`/t/${id}`)
    await turn(page)
    await expect(page.locator('.btn.confirm')).toBeVisible()
  }
})

test('on a phone everything that can be touched measures 44 px', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', {}, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const id = await open(page, ['me', { bot: 'page' }])
  await page.goto(`/t/${id}`)
  await turn(page)
  for (const tab of [0, 1]) {
    await page.locator('nav.tabs button').nth(tab).click()
    const small = await page.locator('[data-el].lit, footer button, nav.tabs button, .strip button').evaluateAll((all) =>
      all.flatMap((el) => {
        const box = el.getBoundingClientRect()
        return box.width > 0 && (box.width < 43 || box.height < 43) ? [`${el.getAttribute('data-el') ?? el.textContent} ${box.width}x${box.height}`] : []
      }),
    )
    expect(small).toEqual([])
  }
})
