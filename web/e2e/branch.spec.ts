// A game that is over, played on from one of its steps.
import { clean } from './axe'
import { BURGUNDY } from './games'
import { expect, open, person, test } from './host'
import { OURS, ahead, heard, touch, turn } from './play'

test('a step of a finished game becomes a table of one’s own against bots', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ania')
  const marek = await person(browser, host, 'Marek')
  const id = await open(page, ['me', 'open'])
  expect((await marek.context().request.post(`/api/tables/${id}/join`, { data: {}, headers: OURS })).ok()).toBe(true)
  await page.goto(`/t/${id}/replay`)
  // While the game runs its draws are secret, and nobody goes on from it.
  await expect(page.locator('.rbar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play on from here with bots' })).toHaveCount(0)
  await ahead([page, marek], id, BURGUNDY.list)

  await page.goto(`/t/${id}/replay?at=60&seat=open`)
  await page.getByRole('button', { name: 'Last position' }).click()
  await expect(page.getByRole('button', { name: 'Play on from here with bots' })).toBeDisabled()
  await page.goto(`/t/${id}/replay?at=60&seat=open`)
  await page.getByRole('button', { name: 'Play on from here with bots' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here with bots' })
  await clean(page, 'where one goes on from')
  await expect(dialog.getByRole('radio', { name: 'Ania' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Marek' }).check()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/t\/(?!.*replay)/)
  expect(page.url()).not.toContain(id)
  await heard(page, 60)
  expect(await turn(page)).toBe('turn')
  const origin = page.locator('.logc').getByRole('link', { name: 'A new game from here on' })
  await expect(origin).toHaveAttribute('href', `/t/${id}/replay?at=60`)
  await touch(page, ['do:workers', 'do:end'])

  // Somebody who was not there takes the seat through whose eyes they look.
  const hanka = await person(browser, host, 'Hanka', { lang: 'pl' })
  await hanka.goto(`/t/${id}/replay?at=60&seat=1`)
  await hanka.setViewportSize({ width: 390, height: 844 })
  await expect(hanka.getByRole('slider')).toBeVisible()
  await clean(hanka, 'the replay on a phone')
  await expect(hanka.getByRole('link', { name: 'Wróć do stołu' })).toBeVisible()
  await hanka.getByRole('button', { name: 'Graj od tego miejsca z botami' }).click()
  await hanka.getByRole('button', { name: 'Zacznij' }).click()
  await expect(hanka).toHaveURL(/\/t\/(?!.*replay)/)
  await turn(hanka)
  await expect(hanka.locator('.own h2')).toHaveText('Hanka')
  await touch(hanka, ['do:workers', 'do:end'])
})
