// Four players on a tablet: tiles too small for a finger, and a die that workers turn.
import { expect, person, seated, test } from './host'
import { answered, confirmReady, moved, state } from './play'

test('a depot opens as a sheet where its tiles are small, and the turned die shows its old face', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania', {}, { hasTouch: true, viewport: { width: 1024, height: 768 } })
  // In the first turn the one worker at hand turns a die by one: that is enough for most depots.
  await seated(page, ['me', { bot: 'page' }, { bot: 'page' }, { bot: 'page' }])
  const dear = page.locator('.rosette .el.lit[data-el^="depot:"]:has(.badge)').first()
  const el = (await dear.getAttribute('data-el'))!
  await dear.tap()
  const sheet = page.getByRole('dialog', { name: `Depot ${el.charAt(6)}` })
  await expect(sheet).toBeVisible()
  expect((await state(page)).picks).toBe('')
  const tile = sheet.locator(`[data-el="${el}"]`)
  expect((await tile.boundingBox())!.width).toBeGreaterThanOrEqual(44)
  await tile.tap()
  await expect(sheet).toHaveCount(0)
  expect((await state(page)).picks).toContain(el)

  const old = page.locator('.hand .old')
  for (const die of ['die:0', 'die:1']) {
    if (await confirmReady(page)) break
    const before = await state(page)
    await page.locator(`.hand [data-el$="/${die}"]`).tap()
    await moved(page, before)
  }
  await expect(old).toHaveCount(1)
  await expect(page.locator('.hand').getByRole('button', { name: /turned to \d by workers/ })).toHaveCount(1)
  const before = await state(page)
  await page.locator('.btn.confirm').tap()
  await answered(page, before)
  // It stays until the dice are rolled anew.
  await expect(old).toHaveCount(1)

  // With a mouse one hits small things: no sheet.
  await page.locator('.rosette .el.lit[data-el^="depot:"]').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await state(page)).picks).not.toBe('')
})
