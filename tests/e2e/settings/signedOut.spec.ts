import { expect, test } from '@playwright/test'
import { PASSWORD, PEOPLE } from '../support/people'

const SCREENS = [
  '/admin/settings/general',
  '/admin/settings/users',
  '/admin/collaborations',
  '/admin/settings/languages',
  '/admin/settings/security',
  '/admin/settings/apps',
  '/admin/settings/custom-attributes',
  '/admin/settings/domains',
  '/admin/settings/billing',
  '/admin/settings/activity',
  '/admin/apps',
  '/admin/apps/plausible',
  '/admin/auth/account',
  '/admin/sites/new',
  '/admin/mail',
]
/** Of each kind one, looked at in the browser: of the settings, the apps, the person and the provider. */
const LOOKED_AT = ['/admin/settings/general', '/admin/apps/plausible', '/admin/auth/account', '/admin/mail']

test('[B-069, B-099] no screen shows or fetches anything for somebody who is not signed in: the login stands in its place', async ({
  page,
  request,
}) => {
  const calls: string[] = []
  page.on('request', (one) => {
    if (/\/api\/(?!users\/(me|init|login))/.test(one.url())) calls.push(one.url())
  })
  for (const path of SCREENS) {
    const answer = await (await request.get(path)).text()
    expect(answer, path).not.toContain('Riverside')
    expect(answer, path).toContain(`/admin/login?redirect=${encodeURIComponent(path)};`)
  }
  for (const path of LOOKED_AT) {
    await page.goto(path)
    await expect(page, path).toHaveURL(new RegExp(`/admin/login\\?redirect=${encodeURIComponent(path)}$`))
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  }
  expect(calls).toEqual([])
})

test('a bookmark opens after the login, with what it asked for', async ({ page }) => {
  await page.goto('/admin/settings/activity?kind=domains')
  await page.getByLabel('Email').fill(PEOPLE.owner)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/activity\?kind=domains$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
})
