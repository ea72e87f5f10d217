// One journey a game: two people meet at a table, she at a desk and in English, he on a phone and in Polish, play by mouse,
// keys, list and finger, and see how it ends. Whole games by each of these, and every size, theme and state, are in the
// tests before a release (`.full.spec.ts`).
import { clean } from './axe'
import { GAMES } from './games'
import { expect, person, test } from './host'
import { acting, ahead, keys, list, table, touch } from './play'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const game of GAMES) {
  test(`${game.title}: two people meet, play by every means, and see the result`, async ({ browser, host }) => {
    const ania = await person(browser, host, 'Ania')
    const marek = await person(browser, host, 'Marek', { lang: 'pl', theme: 'dark' }, PHONE)
    await ania.goto('/')
    await ania.getByRole('link', { name: `Open a table: ${game.title}` }).click()
    await ania.getByRole('button', { name: 'Open the table' }).click()
    const link = await ania.getByLabel('Invite with this link').inputValue()
    await marek.goto(link)
    await marek.getByRole('button', { name: 'Zajmij miejsce' }).tap()
    await expect(table(ania)).toBeVisible()
    await expect(table(marek)).toBeVisible()

    const id = new URL(link).pathname.split('/').pop()!
    const played = [0, 0]
    for (let n = 0; Math.min(...played) < 4 + game.opening; n += 1) {
      const page = await acting([ania, marek], id)
      if (page === marek) await touch(page, game.phone[n % game.phone.length]!, 'tap')
      else if (n % 3 === 0) await touch(page, game.mouse[n % game.mouse.length]!)
      else if (n % 3 === 1) await keys(page, game.keys[n % game.keys.length]!)
      else await list(page, (count) => game.list(n, count))
      played[page === marek ? 1 : 0]! += 1
      expect(n).toBeLessThan(60)
    }
    await clean(ania, 'table')
    await clean(marek, 'table on a phone')

    await ahead([ania, marek], id, game.list)
    const result = ania.getByRole('dialog', { name: 'Result' })
    await expect(result.getByRole('rowheader', { name: 'Total' })).toBeVisible()
    // The sum is that of the sources.
    const numbers = (cells: Element[]): number[] => cells.map((cell) => Number(cell.textContent?.replace('−', '-')) || 0)
    const sums = await result.locator('tfoot td').evaluateAll(numbers)
    const points = await result.locator('tbody td').evaluateAll(numbers)
    expect(sums.map((_, seat) => points.filter((_, n) => n % sums.length === seat).reduce((a, b) => a + b, 0))).toEqual(sums)

    // The replay shows the beginning and steps through the game.
    await result.getByRole('link', { name: 'Replay' }).click()
    const step = ania.getByRole('slider')
    await expect(step).toBeVisible()
    const start = await step.inputValue()
    await ania.getByRole('button', { name: 'One step forward' }).click()
    await expect(step).not.toHaveValue(start)
    await ania.getByRole('button', { name: 'Last position' }).click()
    await expect(ania.locator('.logc')).toContainText(game.ends.en)

    // No word was left without its Polish, and nothing sticks out to the side.
    await expect(marek.getByRole('dialog', { name: 'Wynik' })).toBeVisible()
    await marek.keyboard.press('Escape')
    await marek.locator('nav.tabs button').nth(3).tap()
    await expect(marek.locator('.logc')).toContainText(game.ends.pl)
    expect(await marek.locator('body').innerText()).not.toMatch(new RegExp(`\\b(${game.id}|table|board|level)-[a-z]`))
    expect(await marek.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
