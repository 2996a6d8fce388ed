import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { headers, ownSite } from './support/ownSite'

const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })

test.describe('an owner', () => {
  test.beforeEach(({ context }) => signInAs(context, 'owner'))

  test('sees the logos of the catalogue, and opens an app with the keyboard [A-044, A-045]', async ({ page }) => {
    await open(page, '/admin/settings/apps')
    const logo = page.getByRole('listitem').filter({ hasText: 'Elevent' }).locator('img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('searchbox', { name: 'Search apps' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Elevent' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/settings/apps/elevent')
  })

  test('enables an app, and removes it after a question that gives the focus back [A-056, A-331, A-332]', async ({
    page,
  }) => {
    await open(page, '/admin/settings/apps/fathom')
    await page.getByRole('button', { name: 'Enable' }).click()
    await expect(page.getByText('Fathom has been enabled successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Fathom' })
    await expect(question).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove' }).click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Fathom has been removed successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
  })

  test('corrects a setting of an app, saves it with Enter, and finds it after a reload [A-087, A-089]', async ({
    context,
    page,
  }) => {
    const before = await context.request.patch(`/api/app-config/${await ownSite(context)}`, {
      data: { settings: { googleAnalytics: { measurementId: 'G-BEFORE01' } } },
      headers,
    })
    expect(before.status()).toBe(200)
    await open(page, '/admin/apps/googleAnalytics')
    const id = page.getByRole('textbox', { name: 'Measurement ID' })
    await id.fill('UA-123')
    await save(page).click()
    await expect(id).toBeFocused()
    await expectNoViolations(page)
    await id.fill('G-AB12CD34EF')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Google Analytics settings updated')).toBeVisible()
    await reload(page)
    await expect(id).toHaveValue('G-AB12CD34EF')
  })

  test('gets the end of a stored secret, which stands nowhere in what the server sends', async ({ context, page }) => {
    const secret = 'sk-fourteen-long-4f2a'
    const site = `/api/tenants/${await ownSite(context)}`
    const { installedApps } = (await (await context.request.get(`${site}?depth=0`, { headers })).json()) as {
      installedApps: string[]
    }
    const { docs } = (await (
      await context.request.get('/api/apps?where[handle][equals]=recaptcha&depth=0', { headers })
    ).json()) as { docs: { id: string }[] }
    const change = async (path: string, data: object) =>
      expect((await context.request.patch(path, { data, headers })).status()).toBe(200)
    await change(site, { installedApps: [...installedApps, docs[0]!.id] })
    const settings = { recaptcha: { secretKey: secret, siteKey: 'k'.repeat(40) } }
    await change(site.replace('/tenants/', '/app-config/'), { settings })
    await open(page, '/admin/apps/recaptcha')
    await expect(page.getByRole('group', { name: 'Secret key' })).toContainText('Set, ends in 4f2a')
    expect(await page.content()).not.toContain(secret)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Replace: Secret key' }).click()
    await expect(page.getByLabel('Secret key')).toBeFocused()
    await change(site, { installedApps })
  })
})

test.describe('the screens of the apps', () => {
  const screens = [
    '/admin/settings/apps',
    '/admin/settings/apps/spektrix',
    '/admin/apps',
    '/admin/apps/openStreetMap',
    '/admin/settings/billing',
    '/admin/settings/custom-attributes',
  ]

  test('break no accessibility rule', async ({ context, page }) => {
    test.slow()
    await signInAs(context, 'owner')
    for (const path of screens) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectGoodLooks(page)
    }
  })

  test('break no accessibility rule where they are empty, or the plan lacks something', async ({ context, page }) => {
    await signInAs(context, 'lanternOwner')
    for (const path of ['/admin/apps', '/admin/settings/apps/spektrix', '/admin/settings/custom-attributes']) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolations(page)
    }
  })

  test('fit on 320 pixels from right to left', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await chooseLanguage(context, 'ar')
    await page.setViewportSize({ height: 640, width: 320 })
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
    }
  })
})
