import { expect, test, type Page } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'
import { headers, ownSite } from './support/ownSite'

const PATH = '/admin/settings/security'
const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })
const directives = (page: Page) => page.getByLabel('Custom directives')

test.beforeEach(({ context }) => signInAs(context, 'harbourOwner'))

test('an owner sets the policy of a site, and finds it after a reload [A-079, A-080]', async ({ context, page }) => {
  await open(page, PATH)
  await directives(page).fill('{"img-src": "https://pictures.example"}')
  await page.getByLabel('Preset').selectOption('strict')
  await save(page).click()
  await expectToast(page, 'Security settings updated')
  await reload(page)
  await expect(page.getByLabel('Preset')).toHaveValue('strict')
  await expect(page.locator('figure')).toContainText("img-src 'self' data: https://pictures.example;")
  const answer = await context.request.post(`/api/tenants/${await ownSite(context)}/security`, {
    data: { csp: { directives: '', preset: 'relaxed' } },
    headers,
  })
  expect(answer.status()).toBe(200)
})

test('the browser asks before it leaves unsaved changes behind', async ({ page }) => {
  await open(page, PATH)
  await directives(page).fill('{}')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const warned = page.waitForEvent('dialog')
  const leaving = page.reload().catch(() => null)
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await leaving
})

test('security and compliance break no accessibility rule', async ({ page }) => {
  await open(page, PATH)
  await directives(page).fill('{"image-src": "x"}')
  await save(page).click()
  await expect(directives(page)).toHaveAttribute('aria-invalid', 'true')
  await expectGoodLooks(page)
})
