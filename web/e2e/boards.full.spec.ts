// What only one game has: the estate that is laid out and what pays a placement, the strength of an army.
import { expect, joined, open, person, seated, test } from './host'
import { CRAFTSMEN, PRINCIPATO, TUSCANY } from './games'
import { answered, confirmReady, moved, reach, state, touch, turn } from './play'

test('Tuscany: an estate is moved, turned, shifted, and confirmed', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  await seated(page, ['me', { bot: 'page' }], TUSCANY)
  const prompt = page.locator('.prompt')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  // What lies there can be confirmed as it is.
  await expect(prompt).toContainText('A, B, C; none turned; lower tiles right, right')
  await expect(confirm).toBeEnabled()
  await page.getByRole('button', { name: 'Move tile B up' }).click()
  await expect(prompt).toContainText('B, A, C; none turned')
  await page.getByRole('button', { name: 'Turn tile A' }).click()
  await page.getByRole('button', { name: 'Shift tile C left' }).click()
  await expect(prompt).toContainText('B, A, C; turned: 2; lower tiles right, left')
  await expect(page.getByRole('button', { name: 'Move tile B up' })).toBeDisabled()
  // Undo starts over; by keys the same layout is made again.
  await page.keyboard.press('u')
  await expect(prompt).toContainText('A, B, C; none turned; lower tiles right, right')
  for (const name of ['Move tile A down', 'Turn tile A', 'Shift tile C left']) {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(prompt).toContainText('B, A, C; turned: 2; lower tiles right, left')
  await expect(page.locator('.build .letter')).toHaveText(['B', 'A', 'C'])
  // With the mouse: dragged over another tile it takes its place, a click turns it, and so back again.
  const tile = async (slot: number): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(`.build [data-slot="${slot}"]`).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const drag = async (from: number, to: number): Promise<void> => {
    const [a, b] = [await tile(from), await tile(to)]
    await page.mouse.move(a.x, a.y)
    await page.mouse.down()
    await page.mouse.move(a.x, b.y, { steps: 4 })
    await page.mouse.up()
  }
  await drag(0, 2)
  await expect(prompt).toContainText('A, C, B; turned: 1')
  await drag(2, 0)
  await expect(prompt).toContainText('B, A, C; turned: 2')
  const { x, y } = await tile(1)
  await page.mouse.click(x, y)
  await expect(prompt).toContainText('B, A, C; none turned')
  await page.mouse.click(x, y)
  await expect(prompt).toContainText('B, A, C; turned: 2; lower tiles right, left')
  const before = await state(page)
  await confirm.click()
  await answered(page, before)
  // The castle's field is one of three; before it is chosen the layout can be taken back.
  await turn(page)
  await expect(page.locator('.own [data-el*="/cell:"].lit')).toHaveCount(3)
  await page.keyboard.press('u')
  await expect(page.locator('.build')).toBeVisible()
  await turn(page)
  const again = await state(page)
  await page.keyboard.press('c')
  await answered(page, again)
  await turn(page)
  await expect(page.locator('.own [data-el*="/cell:"].lit')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await touch(page, [])
  await expect(page.locator('.own .estate')).toBeVisible()
  await expect(page.locator('.own [data-el*="/cell:"]')).toHaveCount(30)
  await expect(page.locator('.own [data-el*="/cell:"][aria-label*="starting castle"]')).toHaveCount(1)
})

test('Tuscany: the cheapest payment is picked at once, another one by touching what pays it', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  const id = await open(page, ['me', { bot: 'page' }], TUSCANY)
  await page.goto(`/t/${id}`)
  // Cards are drawn, a tile is taken, and placed when there is more than one way to pay for it.
  const others = page.locator('.own .counter.lit')
  for (let n = 0; n < 80; n += 1) {
    expect(await turn(page)).toBe('turn')
    const place = page.locator('[data-el="do:place"]')
    if (n > 9 && (await place.count()) > 0) {
      // What pays is shown with the placement, which is confirmed once; another way is asked for.
      await place.click()
      for (let k = 0; k < 6 && !(await confirmReady(page)); k += 1) {
        const now = await state(page)
        await page.locator('.own [data-el].lit:not(.instead)').first().click()
        await moved(page, now)
      }
      await expect(page.locator('footer .unit.full')).toHaveCount(2)
      const before = await state(page)
      await page.getByRole('button', { name: 'Pay differently' }).click()
      await answered(page, before)
      await expect(page.locator('footer .unit.full')).toHaveCount(2)
      if ((await others.count()) > 0) break
    }
    await touch(page, n < 9 ? ['do:draw'] : n === 9 ? ['do:take'] : ['do:place', 'do:take'])
  }
  await expect(page.locator('footer .unit.full')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  const asked = await page.locator('.prompt .l2').innerText()
  await others.first().click()
  await expect(page.locator('.own .counter.picked')).not.toHaveCount(0)
  await expect(page.locator('.prompt .l2')).not.toHaveText(asked)
  // Taking the picks back leaves nothing picked: the cheapest way is offered once.
  await page.keyboard.press('u')
  await expect(page.locator('footer .unit.full')).toHaveCount(0)
  await touch(page, [])
})

test('Principato: an army shows its strength, and what it will be once it is supplied', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  const id = await open(page, ['me', { bot: 'page' }], PRINCIPATO)
  await page.goto(`/t/${id}`)
  const strength = page.locator('.own .strength')
  // Until there is a soldier without supply: a card that brings one is played, or swapped for.
  for (let n = 0; n < 40 && !/to /.test((await strength.textContent()) ?? ''); n += 1) {
    expect(await turn(page)).toBe('turn')
    const hire = page.locator('.own button.alt.lit[data-tip*="any number"]')
    const card = page.locator('.shared button[data-tip*="any number"]')
    if ((await hire.count()) > 0) await hire.first().click()
    else if ((await card.count()) > 0) await card.first().click()
    await touch(page, ['do:end'])
  }
  await expect(strength).toHaveAccessibleName(/^Strength -?\d+, with full supply -?\d+$/)
  const [now, full] = (await strength.getAttribute('aria-label'))!.match(/-?\d+/g)!.map(Number)
  expect(full!).toBeGreaterThan(now!)
  // The military round asks for the supply, zero at first; its table and the board follow the number.
  for (let n = 0; n < 60 && !(await page.locator('.mil').isVisible()); n += 1) {
    await turn(page)
    await touch(page, ['do:end'])
  }
  await turn(page)
  const row = page.locator('.mil tr.deciding')
  await expect(row).toContainText('Ania')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
})

test('Craftsmen: how a year was counted up is told, and again from the calendar; so is what others did', async ({ browser, host }) => {
  const ania = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  const id = await open(ania, ['me', 'open'], CRAFTSMEN)
  await joined(ania, marek, id)
  await reach([ania, marek], id, (now) => now.view.year === 2)
  const year = ania.getByRole('dialog', { name: 'Year 1 ends' })
  await expect(year).toBeVisible()
  // What each source brought is what the year brought.
  for (const row of await year.locator('tbody tr').all()) {
    const cells = await row.locator('td').allTextContents()
    const brought = cells.slice(0, -2).flatMap((text) => (text.match(/\d+/g) ?? []).map(Number))
    expect(cells.at(-2)).toBe(`+${brought.reduce((sum, n) => sum + n, 0)}`)
  }
  await year.getByRole('button', { name: 'Go on' }).click()
  await expect(year).toHaveCount(0)
  await ania.locator('button.cal').click()
  await expect(ania.getByRole('dialog', { name: 'How the years were counted' }).locator('tbody tr')).toHaveCount(2)
  await ania.keyboard.press('Escape')
  // Told again line by line, until it is stopped.
  const prompt = ania.locator('.prompt')
  await ania.getByRole('button', { name: 'Since your last turn' }).click()
  await expect(prompt).toContainText(/Since your last turn 1\/\d+/)
  await expect(prompt).toContainText(/Since your last turn 2\/\d+/)
  await prompt.getByRole('button', { name: 'Stop' }).click()
  await expect(prompt).not.toContainText('Since your last turn')
})
