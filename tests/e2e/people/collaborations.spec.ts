import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, loseNext } from './support/screen'
import { asProvider, makeSite, makeSomebody, signInSomebody, type OwnSite, type Somebody } from './support/site'

const PATH = '/admin/collaborations'

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

test('[A-007] an organisation asks a site, waits, and works there', async ({ context, page }) => {
  await asProvider('PATCH', `/tenants/${site.id}`, { collaboratorSettings: { requireRequestCode: true } })
  const { code } = await asProvider<{ code: string }>('POST', `/tenants/${site.id}/regenerate-request-code`, {})
  await signInSomebody(context, sofia)
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Collaborations' }).click()
  await expect(page.getByText('You don’t work on any site yet.')).toBeVisible()

  await test.step('a wrong code and a site that is not there sound alike', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Ask for access' }).click()
    const ask = dialog(page).getByRole('button', { name: 'Ask for access' })
    await expect(ask).toBeDisabled()
    const words: string[] = []
    for (const [slug, given] of [
      [site.slug, 'WRONG-C0DE0'],
      ['no-such-site', code],
    ] as const) {
      await dialog(page).getByLabel('Address of the site').fill(slug)
      await dialog(page).getByLabel('Request code').fill(given)
      await ask.click()
      words.push(await dialog(page).getByRole('alert').innerText())
    }
    expect(words[1]).toBe(words[0])
  })

  await dialog(page).getByLabel('Address of the site').fill(site.slug)
  await dialog(page).getByLabel('Request code').fill(code.toLowerCase())
  await dialog(page).getByLabel('Message').fill('We would draw your new season.')
  await loseNext(page, /request-access/, 'POST')
  await dialog(page).getByRole('button', { name: 'Ask for access' }).click()
  await expectToast(page, 'Failed to ask for access')
  await dialog(page).getByRole('button', { name: 'Ask for access' }).click()
  await expectToast(page, 'Your request is waiting for an answer.')
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row).toContainText(new RegExp(`${site.name}.*Waiting`))

  await test.step('declined, it may ask again', async () => {
    await asProvider('POST', `/collaborators/${studio}/decline`, { tenantId: site.id })
    await reload(page)
    await expect(row).toContainText('Declined')
    await page.getByRole('button', { name: `Ask ${site.name} again` }).click()
    await expect(dialog(page).getByLabel('Address of the site')).toHaveValue(site.slug)
    await page.keyboard.press('Escape')
  })

  await test.step('let in, it goes in', async () => {
    await asProvider('PATCH', `/tenants/${site.id}`, { collaboratorSettings: { requireRequestCode: false } })
    await page.getByRole('button', { name: `Ask ${site.name} again` }).click()
    await dialog(page).getByRole('button', { name: 'Ask for access' }).click()
    await expectToast(page, 'Your request is waiting for an answer.')
    await asProvider('POST', `/collaborators/${studio}/approve`, { roleId: site.roles.Editor, tenantId: site.id })
    await reload(page)
    await expect(row).toContainText(/Editor.*Approved/)
    await page.getByRole('button', { name: `Open ${site.name}` }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.locator('aside')).toContainText(site.name)
  })
})

test('is in the menu of people of an organisation, and of nobody else', async ({ context, page }) => {
  await signInSomebody(context, sofia)
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Collaborations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collaborations' })).toBeVisible()
  await signInAs(context, 'editor')
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Collaborations' })).toHaveCount(0)
  await open(page, PATH)
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
})

test('an organisation that the provider has paused is told so', async ({ context, page }) => {
  await asProvider('POST', '/access-requests', {
    organisation: studio,
    status: 'approved',
    tenant: site.id,
    userRole: site.roles.Editor,
  })
  await signInSomebody(context, sofia)
  await open(page, PATH)
  await expect(page.getByRole('button', { name: `Open ${site.name}` })).toBeVisible()
  await asProvider('PATCH', `/collaborators/${studio}`, { active: false })
  await open(page, PATH)
  await expect(page.getByText('The provider has paused your organisation')).toBeVisible()
  await expect(page.getByRole('button', { name: `Open ${site.name}` })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ask for access' })).toHaveCount(0)
})
