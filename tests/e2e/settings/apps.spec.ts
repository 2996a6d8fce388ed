import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'

const cardsOf = (page: Page, category: string) => page.getByRole('region', { name: category }).getByRole('listitem')
const breadcrumbs = (page: Page) => page.locator('.step-nav')

test.describe('Settings > Apps', () => {
  test.beforeEach(({ context }) => signInAs(context, 'lanternOwner'))

  test('[A-038] [A-040] [A-041] shows the catalogue by category, ticketing and analytics first', async ({ page }) => {
    await open(page, '/admin/settings/apps')
    await expect(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Ticketing',
      'Analytics',
      'Donations',
      'Maps',
      'Marketing',
      'Privacy',
    ])
  })

  test('[A-042] [A-043] [A-344] shows six cards of a category, and all of them on demand', async ({ page }) => {
    await open(page, '/admin/settings/apps')
    await expect(cardsOf(page, 'Ticketing')).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'Ticketing' }).getByRole('button')).toHaveCount(0)
    await expect(cardsOf(page, 'Analytics')).toHaveCount(6)
    const all = page.getByRole('region', { name: 'Analytics' }).getByText('View all')
    await all.click()
    await expect(cardsOf(page, 'Analytics')).toHaveCount(7)
    await page.getByRole('button', { name: 'Show fewer' }).click()
    await expect(cardsOf(page, 'Analytics')).toHaveCount(6)
  })

  test('[A-039] finds by name or description, whatever the case', async ({ page }) => {
    await open(page, '/admin/settings/apps')
    const search = page.getByRole('searchbox', { name: 'Search apps' })
    await search.fill('PLAUS')
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(1)
    await search.fill('heat MAPS')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hotjar', 'Microsoft Clarity'])
    await search.fill('nothing of the kind')
    await expect(page.getByText('No app has “nothing of the kind” in its name')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6)
  })

  test('[A-044] [A-045] [A-047] [A-048] a card has logo, name, description and what it requires, and leads to its page', async ({
    page,
  }) => {
    await open(page, '/admin/settings/apps')
    const card = cardsOf(page, 'Ticketing').filter({ hasText: 'Spektrix' })
    await expect(card).toContainText('Reads events, instances and attributes from Spektrix')
    await expect(card).toContainText('Requires Ticketing Integrations')
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(cardsOf(page, 'Ticketing').filter({ hasText: 'General booking' })).not.toContainText(
      'Requires Ticketing Integrations',
    )
    await card.getByRole('link', { name: 'Spektrix' }).click()
    await page.waitForURL('**/admin/settings/apps/spektrix')
  })

  test('[A-046] marks what is enabled, and asks nothing of a plan that has it all', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/apps')
    await expect(cardsOf(page, 'Analytics').filter({ hasText: 'Google Analytics' })).toContainText('Enabled')
    await expect(cardsOf(page, 'Analytics').filter({ hasText: 'Fathom' })).toContainText('Not enabled')
    await expect(page.getByText('Requires Ticketing Integrations')).toHaveCount(0)
  })
})

test.describe('an app', () => {
  test('[A-049] [A-050] [A-051] [A-052] [A-053] [A-054] [A-055] has breadcrumb, publisher, links, overview, how it works and features', async ({
    context,
    page,
  }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/apps/matomo')
    await expect(breadcrumbs(page)).toHaveText(/Settings.*Apps.*Matomo/s)
    await expect(breadcrumbs(page).getByRole('link', { name: 'Apps' })).toHaveAttribute(
      'href',
      /\/admin\/settings\/apps$/,
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Matomo' })).toBeVisible()
    await expect(page.getByText('Visitor figures on a server of your own.')).toBeVisible()
    const publisher = page.getByRole('region', { name: 'Publisher' }).getByRole('link', { name: /Matomo/ })
    await expect(publisher).toHaveAttribute('href', 'https://matomo.org')
    await expect(publisher).toHaveAttribute('rel', /noopener/)
    await expect(page.getByRole('region', { name: 'Links' }).getByRole('link')).toHaveText([/^Website/, /^Help/])
    await expect(page.getByRole('region', { name: 'Overview' }).locator('p')).toContainText('open-source web analytics')
    await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Features' }).getByRole('listitem')).toContainText([
      'Your own serverFigures stay where you host them.',
      'With or without cookies',
    ])
  })

  test('[A-056] [A-171] [A-172] [A-331] [A-332] [A-343] is enabled, and removed after a question', async ({
    context,
    page,
  }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/apps/fathom')
    await page.getByRole('button', { name: 'Enable' }).click()
    await expect(page.getByText('Fathom has been enabled successfully')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Configure' })).toHaveAttribute('href', /\/admin\/apps\/fathom$/)
    await page.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Fathom' })
    await expect(question).toContainText(
      'Are you sure you want to remove Fathom? This will disconnect the integration and all its services.',
    )
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove' }).click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Fathom has been removed successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
  })

  test('[A-302] [A-303] says when that failed', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/apps/hotjar')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enable' }).click()
    await expect(page.getByText('Failed to enable Hotjar')).toBeVisible()
    await context.setOffline(false)
    await open(page, '/admin/settings/apps/openStreetMap')
    await page.getByRole('button', { name: 'Remove' }).click()
    await context.setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Failed to remove OpenStreetMap')).toBeVisible()
    await context.setOffline(false)
  })

  test('[A-057] [A-058] [A-207] that the plan lacks offers the upgrade instead', async ({ context, page }) => {
    await signInAs(context, 'lanternOwner')
    await open(page, '/admin/settings/apps/spektrix')
    await expect(
      page.getByText(
        'Spektrix requires Ticketing Integrations. Please upgrade your plan or purchase an add-on to access premium ticketing integrations.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enable' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Upgrade Plan' }).click()
    await page.waitForURL('**/admin/settings/billing')
  })

  test('that does not exist is not there', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/apps/nothing')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('Apps', () => {
  test('[B-063] [B-064] [B-065] [B-068] lists what is installed, with a way to its settings', async ({
    context,
    page,
  }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/apps')
    await expect(breadcrumbs(page)).toHaveText(/Apps/)
    const apps = page.getByRole('list', { name: 'Apps' }).getByRole('listitem')
    await expect(apps).toContainText(['General booking', 'Google Analytics', 'OpenStreetMap'])
    await expect(apps.nth(1)).toContainText('Visits and conversions, loaded after consent.')
    await expect(apps.nth(0).getByRole('link', { name: 'Configure' })).toHaveAttribute(
      'href',
      /\/admin\/apps\/generalBooking$/,
    )
    await expect(apps.nth(1).getByRole('link', { name: 'Configure' })).toHaveAttribute(
      'href',
      /\/admin\/apps\/googleAnalytics$/,
    )
    await expect(page.getByRole('link', { name: 'Manage Apps in Settings' })).toHaveAttribute(
      'href',
      /\/admin\/settings\/apps$/,
    )
  })

  test('[B-066] [B-067] says when nothing is installed', async ({ context, page }) => {
    await signInAs(context, 'lanternOwner')
    await open(page, '/admin/apps')
    await expect(page.getByText('No Apps Installed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Available Apps' })).toHaveAttribute(
      'href',
      /\/admin\/settings\/apps$/,
    )
    await expectNoViolations(page)
  })

  test('is not for editors, and nothing at all for nobody', async ({ context, page }) => {
    await page.goto('/admin/apps')
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
    await signInAs(context, 'editor')
    for (const path of [
      '/admin/apps',
      '/admin/apps/googleAnalytics',
      '/admin/settings/apps',
      '/admin/settings/apps/fathom',
      '/admin/settings/billing',
      '/admin/settings/custom-attributes',
    ]) {
      await open(page, path)
      await expect(page.getByRole('heading', { name: 'You don’t have access to this page.' })).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Apps' })).toHaveCount(0)
  })
})

test.describe('the settings of an app', () => {
  test.beforeEach(({ context }) => signInAs(context, 'owner'))

  test('[A-085] [A-086] [A-087] [A-089] [B-098] [B-244] are saved, and checked by the server', async ({ page }) => {
    await open(page, '/admin/apps/googleAnalytics')
    await expect(breadcrumbs(page)).toHaveText(/Apps.*GoogleAnalytics/s)
    const id = page.getByRole('textbox', { name: 'Measurement ID' })
    await id.fill('UA-123')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A measurement ID like G-AB12CD34EF').first()).toBeVisible()
    await expect(id).toBeFocused()
    await expectNoViolations(page)
    await id.fill('G-AB12CD34EF')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Google Analytics settings updated')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await reload(page)
    await expect(id).toHaveValue('G-AB12CD34EF')
  })

  test('keep secrets out of sight, replace and remove them', async ({ context, page }) => {
    const secret = 'sk-fourteen-long-4f2a'
    await open(page, '/admin/settings/apps/recaptcha')
    await page.getByRole('button', { name: 'Enable' }).click()
    await page.getByRole('link', { name: 'Configure' }).click()
    await page.getByLabel('Site key').fill('k'.repeat(40))
    await page.getByLabel('Secret key').fill(secret)
    await page.getByRole('button', { name: 'Save' }).click()
    const stored = page.getByRole('group', { name: 'Secret key' })
    await expect(stored).toContainText('Set, ends in 4f2a')
    await reload(page)
    await expect(stored).toContainText('Set, ends in 4f2a')
    expect(await page.content()).not.toContain(secret)
    await expectNoViolations(page)
    // Another site key is another account: the secret belongs to the old one.
    await page.getByLabel('Site key').fill('n'.repeat(40))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Type this again: what it belongs to has changed').first()).toBeVisible()
    await page.getByLabel('Secret key').fill('another-secret-key-9c1d')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(stored).toContainText('Set, ends in 9c1d')
    await stored.getByRole('button', { name: 'Replace: Secret key' }).click()
    await expect(page.getByLabel('Secret key')).toBeFocused()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await stored.getByRole('button', { name: 'Remove: Secret key' }).click()
    await expect(stored).toContainText('Removed when you save.')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(stored).toContainText('Set, ends in 9c1d')
    await page.goto('/admin/settings/apps/recaptcha')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('reCAPTCHA has been removed successfully')).toBeVisible()
    const answer = await context.request.get('/api/app-config?depth=0', {
      headers: { Origin: process.env.E2E_BASE_URL! },
    })
    expect(await answer.text()).not.toContain('another-secret-key')
  })

  test('of an app that is not enabled are not there', async ({ page }) => {
    await open(page, '/admin/apps/hotjar')
    await expect(page.getByText('This app is not enabled on this site')).toBeVisible()
  })
})

test.describe('how these screens look', () => {
  const screens = [
    '/admin/settings/apps',
    '/admin/settings/apps/spektrix',
    '/admin/apps',
    '/admin/apps/openStreetMap',
    '/admin/settings/billing',
    '/admin/settings/custom-attributes',
  ]

  test('breaks no accessibility rule in any look', async ({ context, page }) => {
    test.slow()
    await signInAs(context, 'owner')
    for (const path of screens) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectGoodLooks(page)
    }
  })

  test('holds on 320 pixels from right to left', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await chooseLanguage(context, 'ar')
    await page.setViewportSize({ height: 640, width: 320 })
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
    }
  })

  test('can be worked by keyboard', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/apps')
    await page.getByRole('searchbox', { name: 'Search apps' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Elevent' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/settings/apps/elevent')
  })
})
