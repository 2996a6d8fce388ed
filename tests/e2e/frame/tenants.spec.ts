import { expect, test, type Page } from '@playwright/test'
import { open, reload, signInAs } from '../support/signIn'

const selector = (page: Page) => page.locator('aside').getByRole('button', { name: /Switch site/ })
const sites = (page: Page) => page.getByRole('list', { name: 'Sites' }).getByRole('button')

test('[B-041] [B-042] somebody of one site sees its name and plan, and no choice', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, '/admin')
  await expect(page.locator('aside').getByText('Riverside Theatre')).toBeVisible()
  await expect(page.locator('aside').getByText('Plus plan')).toBeVisible()
  await expect(selector(page)).toHaveCount(0)
})

test.describe('for somebody of two sites', () => {
  test.beforeEach(async ({ context, page }) => {
    await signInAs(context, 'freelance')
    await open(page, '/admin')
    if (await selector(page).getByText('Harbour Arts Centre').isVisible()) return
    await selector(page).click()
    await sites(page).filter({ hasText: 'Harbour' }).click()
    await expect(selector(page)).toContainText('Harbour Arts Centre')
    await page.waitForLoadState()
  })

  test('[B-042] [B-266] the choice has their own sites only, by name', async ({ page }) => {
    await selector(page).click()
    await expect(sites(page)).toHaveText([/Harbour Arts Centre/, /Riverside Theatre/])
  })

  test('[B-182] [B-183] [B-184] [B-185] choosing another saves it and reloads the root', async ({ page }) => {
    await open(page, '/admin/collections/pages')
    const saved = page.waitForRequest((request) => request.url().endsWith('/api/users/set-tenant'))
    await selector(page).click()
    await sites(page).filter({ hasText: 'Riverside' }).click()
    expect((await saved).method()).toBe('POST')
    expect(Object.keys((await saved).postDataJSON() as object)).toEqual(['tenantId'])
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Riverside Theatre' })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Riverside Theatre' })).toBeVisible()
  })

  test('[B-182] choosing the one on screen does nothing', async ({ page }) => {
    await open(page, '/admin/collections/pages')
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/set-tenant') && calls.push(request.url()))
    await selector(page).click()
    await sites(page).filter({ hasText: 'Harbour' }).click()
    await expect(sites(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/collections\/pages/)
    expect(calls).toEqual([])
  })

  test('[B-186] a failed save is passed over in silence', async ({ page }) => {
    await page.route('**/api/users/set-tenant', (route) => route.fulfill({ json: { error: 'No' }, status: 500 }))
    await open(page, '/admin/collections/pages')
    await selector(page).click()
    await sites(page).filter({ hasText: 'Riverside' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Arts Centre' })).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})

test('[B-005] [B-265] [B-372] a super-admin finds all sites by searching on the server', async ({ context, page }) => {
  await signInAs(context, 'super')
  await open(page, '/admin')
  await selector(page).click()
  await expect(sites(page).filter({ hasText: 'Lantern Players' })).toBeVisible()
  await expect(sites(page).filter({ hasText: 'Harbour Arts Centre' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search sites' }).fill('lantern')
  await expect(sites(page)).toHaveText([/Lantern Players/])
  await page.getByRole('searchbox', { name: 'Search sites' }).fill('no such site')
  await expect(page.getByText('No site has this name.')).toBeVisible()
})
