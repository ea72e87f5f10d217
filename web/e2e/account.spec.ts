// Guests and accounts, as a person meets them on the page.
import { clean } from './axe'
import { expect, open, person, test } from './host'

test('a guest’s tables come along to the account that one signs in to', async ({ browser, host }) => {
  // At home there is an account already.
  const home = await person(browser, host, 'Kasia')
  await home.goto('/me')
  await home.getByLabel('Password').fill('pears and apples')
  await home.getByRole('button', { name: 'Make an account' }).click()
  await expect(home.getByText('You are signed in as Kasia.')).toBeVisible()

  // Elsewhere she has played as a guest before she remembers it.
  const away = await person(browser, host, 'Anka', { lang: 'pl' })
  const id = await open(away, ['me', { bot: 'page' }])
  await away.goto('/me')
  await away.getByLabel('Imię').fill('kasia')
  await away.getByLabel('Hasło').fill('gruszki')
  await away.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(away.getByRole('alert')).toHaveText('Nie ma takiego imienia z tym hasłem')
  await away.getByLabel('Hasło').fill('pears and apples')
  await away.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(away.getByRole('alert')).toHaveText('To imię jest zajęte')
  await away.getByRole('button', { name: 'Zaloguj się' }).click()
  // With the account come its preferences: the language of home.
  await expect(away.getByText('You are signed in as Kasia.')).toBeVisible()
  await away.goto(`/t/${id}`)
  await expect(away.locator('.own h2')).toHaveText('Kasia')
  await home.goto('/mine')
  await expect(home.locator(`.list a[href="/t/${id}"]`)).toBeVisible()
})

test('tokens and sessions are shown and taken back', async ({ browser, host }) => {
  const page = await person(browser, host, 'Zosia')
  await page.goto('/me')
  await expect(page.getByRole('heading', { name: 'Tokens for programs' })).toHaveCount(0)
  await page.getByLabel('Password').fill('pears and apples')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByLabel('What it is for').fill('my bot')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.locator('.secret code').innerText()
  const me = (): Promise<{ status: number; text: string }> =>
    fetch(`${host}/api/me`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
  expect((await me()).text).toContain('"name":"Zosia"')
  await clean(page, 'a new token')

  await page.reload()
  await expect(page.getByText('my bot')).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke: my bot' }).click()
  await expect(page.getByText('my bot')).toHaveCount(0)
  expect((await me()).status).toBe(401)

  const there = await person(browser, host, 'Zosia tam')
  await there.goto('/me')
  await there.getByLabel('Name').fill('Zosia')
  await there.getByLabel('Password').fill('pears and apples')
  await there.getByRole('button', { name: 'Sign in' }).click()
  await expect(there.getByText('You are signed in as Zosia.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
  await there.reload()
  await expect(there.getByText('We do not know you yet', { exact: false })).toBeVisible()
})

test('a new password signs other browsers out and ends tokens', async ({ browser, host }) => {
  const page = await person(browser, host, 'Ola', { lang: 'pl' })
  await page.goto('/me')
  await page.getByLabel('Hasło').fill('pears and apples')
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await page.getByLabel('Do czego służy').fill('mój bot')
  await page.getByLabel('Co mu wolno').selectOption('read')
  await page.getByRole('button', { name: 'Utwórz token' }).click()
  await expect(page.getByText('obserwować ·', { exact: false })).toBeVisible()
  const change = async (current: string): Promise<void> => {
    await page.getByLabel('Dotychczasowe hasło').fill(current)
    await page.getByLabel('Nowe hasło').fill('plums and cherries')
    await page.getByRole('button', { name: 'Zmień hasło' }).click()
  }
  await change('pears')
  await expect(page.getByRole('alert')).toHaveText('To nie jest twoje hasło')
  await change('pears and apples')
  await expect(page.getByText('mój bot')).toHaveCount(0)
  await expect(page.getByText('Twoje konto: Ola.')).toBeVisible()
  const there = await person(browser, host, 'Ola tam')
  await there.goto('/me')
  await there.getByLabel('Name').fill('Ola')
  await there.getByLabel('Password').fill('plums and cherries')
  await there.getByRole('button', { name: 'Sign in' }).click()
  // The account's preferences come along, its language too.
  await expect(there.getByText('Twoje konto: Ola.')).toBeVisible()
})
