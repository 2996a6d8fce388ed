import { expect, test } from '../support/test'
import { PASSWORD, PEOPLE } from '../support/people'
import { freshToken, open, signInAs } from '../support/signIn'

test('an editor signs in by the form and sees their site', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('Email address').fill(PEOPLE.editor)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { exact: true, name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside Theatre' })).toBeVisible()
})

test.describe('Without a session', () => {
  test('a visitor who opens the account is redirected to the login and loads no data [A-011]', async ({
    context,
    page,
  }) => {
    const calls: string[] = []
    page.on(
      'request',
      (request) =>
        /\/api\/(?!passkeys\/challenge|users\/(me|init|login))/.test(request.url()) && calls.push(request.url()),
    )
    await page.goto('/admin/auth/account')
    await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fauth%2Faccount$/)
    await expect(page.getByLabel('First name')).toHaveCount(0)
    expect(calls).toEqual([])
    await signInAs(context, 'viewer')
    await open(page, '/admin/auth/account')
    await expect(page.getByLabel('First name')).toBeVisible()
  })

  test('a visitor who opens a list of content is redirected to the login', async ({ page }) => {
    await page.goto('/admin/collections/pages')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  })
})

test(
  'a viewer logs out, which ends the session on the server [A-094, B-036]',
  { tag: '@core' },
  async ({ context, page }) => {
    const token = await freshToken(context, 'viewer')
    await context.addCookies([{ name: 'payload-token', url: process.env.E2E_BASE_URL!, value: token }])
    await open(page, '/admin')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    const me = await context.request.get('/api/users/me', { headers: { Authorization: `JWT ${token}` } })
    expect(((await me.json()) as { user: unknown }).user).toBeNull()
  },
)

for (const [from, to] of [
  ['/admin/account', '/admin/auth/account'],
  ['/admin/logout', '/admin/login'],
] as const) {
  test(`a viewer who opens Payload’s ${from} is redirected to ${to}`, async ({ context, page }) => {
    const token = await freshToken(context, 'viewer')
    await context.addCookies([{ name: 'payload-token', url: process.env.E2E_BASE_URL!, value: token }])
    await page.goto(from)
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  })
}
