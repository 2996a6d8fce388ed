import { randomBytes } from 'node:crypto'
import { expect, test } from '../support/test'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog } from './support/screen'
import { asProvider, makeSite, makeSomebody, signInSomebody, type OwnSite, type Somebody } from './support/site'

let site: OwnSite
let sofia: Somebody
let studio: string

test.beforeEach(async () => {
  site = await makeSite({ roles: { Editor: ['pages:manage'] } })
  const { doc } = await asProvider<{ doc: { id: string } }>('POST', '/collaborators', {
    active: true,
    name: `Studio ${randomBytes(3).toString('hex')}`,
  })
  studio = doc.id
  sofia = await makeSomebody('Sofia', { organisation: studio })
})
test.afterEach(() => site.close())

test('an organisation asks a site for access, is approved, and opens the site [A-007]', async ({ context, page }) => {
  await signInSomebody(context, sofia)
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Collaborations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collaborations' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Ask for access' }).click()
  await dialog(page).getByLabel('Address of the site').fill(site.slug)
  await dialog(page).getByRole('button', { name: 'Ask for access' }).click()
  await expectToast(page, 'Your request is waiting for an answer.')
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row).toContainText(new RegExp(`${site.name}.*Waiting`))
  await asProvider('POST', `/collaborators/${studio}/approve`, { roleId: site.roles.Editor, tenantId: site.id })
  await reload(page)
  await expect(row).toContainText(/Editor.*Approved/)
  await page.getByRole('button', { name: `Open ${site.name}` }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.locator('aside')).toContainText(site.name)
})
