import { expect, test } from '../support/test'
import { PASSWORD, PEOPLE } from '../support/people'

/** Of each kind one: of the settings, the apps, the person and the provider. */
const SCREENS = ['/admin/settings/general', '/admin/apps/plausible', '/admin/auth/account', '/admin/mail']

test('somebody who is not signed in gets the login in place of a screen, and nothing of the site [B-069, B-099]', async ({
  page,
  request,
}) => {
  const calls: string[] = []
  page.on('request', (one) => {
    if (/\/api\/(?!passkeys\/challenge|users\/(me|init|login))/.test(one.url())) calls.push(one.url())
  })
  for (const path of SCREENS) {
    const answer = await (await request.get(path)).text()
    expect(answer, path).not.toContain('Riverside')
    expect(answer, path).toContain(`/admin/login?redirect=${encodeURIComponent(path)};`)
  }
  await page.goto(SCREENS[0]!)
  await expect(page).toHaveURL(new RegExp(`/admin/login\\?redirect=${encodeURIComponent(SCREENS[0]!)}$`))
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  expect(calls).toEqual([])
})

test('a bookmark opens after the login, with its query', async ({ page }) => {
  await page.goto('/admin/settings/activity?kind=domains')
  await page.getByLabel('Email').fill(PEOPLE.owner)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { exact: true, name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/activity\?kind=domains$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
})
