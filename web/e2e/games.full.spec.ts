// Whole games of each game: two people, one of them by keys alone; one person against bots on a phone in Polish; by
// the list of options.
import { BURGUNDY, GAMES } from './games'
import { expect, open, person, test } from './host'
import { keys, list, touch, turn } from './play'

for (const game of GAMES) {
  // In Burgundy one of the two plays with the mouse; in the other games by the list, so that a game less is needed.
  const other = game === BURGUNDY ? 'the mouse' : 'the list of options'
  test(`${game.title}: two people play a whole game, one with ${other}, one with keys alone`, async ({ browser, host }) => {
    test.slow()
    const ania = await person(browser, host, 'Ania')
    const marek = await person(browser, host, 'Marek')

    // Ania opens a table by the form and starts when Marek has come by the link.
    await ania.goto('/')
    await ania.getByRole('link', { name: `Open a table: ${game.title}` }).click()
    await ania.getByRole('button', { name: 'Open the table' }).click()
    const link = await ania.getByLabel('Invite with this link').inputValue()
    await marek.goto(link)
    await marek.getByRole('button', { name: 'Take a seat' }).focus()
    await marek.keyboard.press('Enter')
    await ania.locator('.tablepage').waitFor()
    await marek.locator('.tablepage').waitFor()

    let n = 0
    const first = async (): Promise<void> => {
      while ((await turn(ania)) === 'turn') {
        n += 1
        if (game === BURGUNDY) await touch(ania, game.mouse[n % game.mouse.length]!)
        else await list(ania, (count) => game.list(n, count))
      }
    }
    const second = async (): Promise<void> => {
      for (let k = 0; (await turn(marek)) === 'turn'; k += 1) await keys(marek, game.keys[k % game.keys.length]!)
    }
    await Promise.all([first(), second()])

    for (const page of [ania, marek]) {
      const result = page.getByRole('dialog', { name: 'Result' })
      await expect(result).toBeVisible()
      await expect(result.getByRole('rowheader', { name: 'Total' })).toBeVisible()
    }
    // The sum is that of the sources.
    const rows = await ania.getByRole('dialog').locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-')) || 0)),
    )
    const sums = await ania.getByRole('dialog').locator('tfoot td').evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace('−', '-'))))
    expect(rows.reduce((sum, row) => row.map((n, i) => n + (sum[i] ?? 0)), [] as number[])).toEqual(sums)

    // The replay shows the beginning and steps through the game.
    await ania.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
    await expect(ania.getByRole('slider')).toBeVisible()
    const start = await ania.getByRole('slider').inputValue()
    await ania.getByRole('button', { name: 'One step forward' }).click()
    await expect.poll(() => ania.getByRole('slider').inputValue()).not.toBe(start)
    await ania.getByRole('button', { name: 'Last position' }).click()
    await expect(ania.locator('.logc')).toContainText(game.ends.en)
  })

  test(`${game.title}: one person plays ${game.bots} bots on a phone, in Polish`, async ({ browser, host }) => {
    const page = await person(browser, host, 'Zofia', { lang: 'pl' }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const id = await open(page, ['me', ...Array<unknown>(game.bots).fill({ bot: 'page' })], game)
    await page.goto(`/t/${id}`)
    await expect(page.locator('.prompt')).toContainText('Twój ruch')
    for (let n = 1; (await turn(page)) === 'turn'; n += 1) {
      await touch(page, game.phone[n % game.phone.length]!, 'tap')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
    }
    await expect(page.getByRole('dialog', { name: 'Wynik' })).toBeVisible()
    // No word was left without its Polish.
    await page.keyboard.press('Escape')
    await page.locator('nav.tabs button').nth(3).tap()
    await expect(page.locator('.logc')).toContainText(game.ends.pl)
    expect(await page.locator('body').innerText()).not.toMatch(new RegExp(`\\b(${game.id}|table|board|level)-[a-z]`))
  })
}

test('the list of options alone plays a whole game', async ({ browser, host }) => {
  const page = await person(browser, host, 'Iwo')
  const id = await open(page, ['me', { bot: 'page' }])
  await page.goto(`/t/${id}`)
  let n = 0
  while ((await turn(page)) === 'turn') await list(page, (count) => (n += 7) % count)
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible()
})
