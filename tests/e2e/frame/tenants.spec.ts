import { expect, test } from '../support/test'
import { open, reload, signInAs } from '../support/signIn'
import { chooseSite } from '../support/sites'

test(
  'a freelancer switches from one site to another, which reloads the dashboard [B-041, B-182, B-183, B-184, B-185]',
  { tag: '@core' },
  async ({ context, page }) => {
    await signInAs(context, 'freelance')
    await chooseSite(context, 'Harbour')
    await open(page, '/admin/collections/pages')
    const saved = page.waitForRequest((request) => request.url().endsWith('/api/users/set-tenant'))
    await page
      .locator('aside')
      .getByRole('button', { name: /Harbour Arts Centre.*Switch site/ })
      .click()
    await page
      .getByRole('list', { name: 'Sites' })
      .getByRole('button', { name: /Riverside/ })
      .click()
    expect(Object.keys((await saved).postDataJSON() as object)).toEqual(['tenantId'])
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Riverside Theatre' })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Riverside Theatre' })).toBeVisible()
  },
)
