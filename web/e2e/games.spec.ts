// Whole games: two people, one of them by keys alone; one person against three bots on a phone in Polish; by the list.
import { expect, open, person, test } from './host'
import { keys, list, touch, turn } from './play'

test('two people play a whole game, one with the mouse, one with keys alone', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')

  // Ania opens a table by the form and starts when Marek has come by the link.
  await ania.goto('/')
  await ania.getByRole('link', { name: /Open a table: The Castles of Burgundy/ }).click()
  await ania.getByRole('button', { name: 'Open the table' }).click()
  const link = await ania.getByLabel('Invite with this link').inputValue()
  await marek.goto(link)
  await marek.getByRole('button', { name: 'Take a seat' }).focus()
  await marek.keyboard.press('Enter')
  await ania.locator('.tablepage').waitFor()
  await marek.locator('.tablepage').waitFor()

  const mouse = async (): Promise<void> => {
    while ((await turn(ania)) === 'turn') await touch(ania, ['do:place', 'do:take', 'do:sell', 'do:workers', 'do:end'])
  }
  const keyboard = async (): Promise<void> => {
    let n = 0
    while ((await turn(marek)) === 'turn') await keys(marek, ['do:place', 'do:take', 'do:workers'][(n += 1) % 3]!)
  }
  await Promise.all([mouse(), keyboard()])

  for (const page of [ania, marek]) {
    const result = page.getByRole('dialog', { name: 'Result' })
    await expect(result).toBeVisible()
    await expect(result.getByRole('rowheader', { name: 'Sum' })).toBeVisible()
  }
  // The sum is that of the sources.
  const rows = await ania.getByRole('dialog').locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0)),
  )
  const sums = await ania.getByRole('dialog').locator('tfoot td').evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)))
  expect(rows.reduce((sum, row) => row.map((n, i) => n + (sum[i] ?? 0)), [] as number[])).toEqual(sums)

  // The replay shows the beginning and steps through the game.
  await ania.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
  await expect(ania.getByRole('slider')).toBeVisible()
  const first = await ania.getByRole('slider').inputValue()
  await ania.getByRole('button', { name: 'One forward' }).click()
  await expect.poll(() => ania.getByRole('slider').inputValue()).not.toBe(first)
  await ania.getByRole('button', { name: 'Last position' }).click()
  await expect(ania.locator('.logc')).toContainText('Wins the game')
})

test('one person plays three bots on a phone, in Polish', async ({ browser, host }) => {
  const page = await person(browser, host, 'Zofia', { lang: 'pl' }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const id = await open(page, ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }])
  await page.goto(`/t/${id}`)
  await expect(page.locator('.prompt')).toContainText('Twój ruch')
  let n = 0
  while ((await turn(page)) === 'turn') {
    await touch(page, [['do:place', 'do:take'], ['do:workers']][(n += 1) % 2]!, 'tap')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
  }
  await expect(page.getByRole('dialog', { name: 'Wynik' })).toBeVisible()
  // No word was left without its Polish.
  await page.keyboard.press('Escape')
  await page.locator('nav.tabs button').nth(3).tap()
  await expect(page.locator('.logc')).toContainText('Wygrywa grę')
  expect(await page.locator('body').innerText()).not.toMatch(/\b(burgundy|table|board|level)-[a-z]/)
})

test('the list of options alone plays a whole game', async ({ browser, host }) => {
  const page = await person(browser, host, 'Iwo')
  const id = await open(page, ['me', { bot: 'page' }])
  await page.goto(`/t/${id}`)
  let n = 0
  while ((await turn(page)) === 'turn') await list(page, (count) => (n += 7) % count)
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible()
})
