import { expect, test, type Page } from '@playwright/test'
import pg from 'pg'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'
import { addTheme, card, choose, dialog, headers, layoutOf, openMenu, publish, SCREEN, section } from './support'

const FRAMES = { except: ['iframe'] }

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({
    people: { Edith: { role: 'Theme editors' }, Vera: { as: 'tenant-viewer' } },
    plan: 'Plus',
    roles: { 'Theme editors': ['themes:manage'] },
  })
  await site.asProvider('POST', '/pages', {
    _status: 'published',
    slug: 'home',
    slugLock: false,
    tenant: site.id,
    title: 'Home',
  })
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

/** Cuts the line to the server for calls of a kind. */
const cutOff = (page: Page) =>
  page.route(
    (url) => url.pathname === SCREEN,
    (route) => (route.request().headers()['next-action'] ? route.abort() : route.fallback()),
  )

/** Keeps the server from reading which versions there are. @returns what lets it */
async function holdVersions(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query('lock table theme_pointers in access exclusive mode')
  return () => client.end()
}

test('[B-060] [B-163] a site without themes says what it shows, and how to begin', async ({ page }) => {
  const letGo = await holdVersions()
  await page.goto(SCREEN, { waitUntil: 'commit' })
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await letGo()
  await expect(section(page, 'Current theme').getByRole('heading', { name: 'Built-in theme' })).toBeVisible()
  await expect(section(page, 'Theme library')).toContainText('Your other themes are kept here')
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  await open(page, SCREEN)
  // Of Payload's list there is no table, and no form that makes a theme without files.
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Create new/i })).toHaveCount(0)
  await expectGoodLooks(page)
})

test('[B-002] [B-056] [B-057] [B-061] [B-111] [B-164] [B-165] [B-235] themes stand by their place, each with what can be done there', async ({
  context,
  page,
}) => {
  const current = await addTheme(
    context,
    site.id,
    { name: 'Quayside', version: '1.2.0' },
    { 'layout/theme.liquid': layoutOf('Shown by Quayside') },
  )
  await publish(context, site.id, current.themeId)
  await addTheme(context, site.id, { name: 'Winter' })
  const draft = await addTheme(
    context,
    site.id,
    { name: 'Workbench' },
    { 'layout/theme.liquid': layoutOf('Shown by the workbench') },
    { isDevelopmentTheme: 'true' },
  )
  await open(page, SCREEN)
  await expect(section(page, 'Current theme').getByRole('listitem')).toHaveCount(1)
  await expect(section(page, 'Theme library').getByRole('heading', { level: 3 })).toHaveText(['Winter'])
  await expect(section(page, 'Development themes').getByRole('heading', { level: 3 })).toHaveText(['Workbench'])
  await expect(section(page, 'Development themes')).toContainText(
    'Disable the Development Theme checkbox before publishing.',
  )
  await expect(card(page, 'Quayside')).toContainText('1.2.0')
  await expect(card(page, 'Quayside')).toContainText(/Updated \d+ \w+ 20\d\d, \d\d:\d\d UTC/)
  // Neighbours' themes are not among them.
  await expect(page.getByText('Weir Lane')).toHaveCount(0)
  await expectGoodLooks(page, FRAMES)

  await test.step('pictures show the site with each of them, and run nothing', async () => {
    const frame = card(page, 'Quayside').locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    await expect(
      card(page, 'Quayside')
        .frameLocator('iframe')
        .getByRole('heading', { includeHidden: true, name: 'Shown by Quayside' }),
    ).toBeAttached()
    await card(page, 'Workbench').scrollIntoViewIfNeeded()
    await expect(
      card(page, 'Workbench')
        .frameLocator('iframe')
        .getByRole('heading', { includeHidden: true, name: 'Shown by the workbench' }),
    ).toBeAttached()
  })

  await test.step('what the website shows is neither published once more nor deleted', async () => {
    await expect(card(page, 'Quayside').getByRole('button', { exact: true, name: 'Publish' })).toHaveCount(0)
    const menu = await openMenu(page, 'Quayside')
    await expect(menu.getByRole('menuitem', { name: 'Versions' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { exact: true, name: 'Delete' })).toHaveCount(0)
    await expectGoodLooks(page, { within: '[role=menu]' })
    await page.keyboard.press('Escape')
    await expect(card(page, 'Winter').getByRole('button', { exact: true, name: 'Publish' })).toBeVisible()
    await expect(card(page, 'Workbench').getByRole('button', { exact: true, name: 'Publish' })).toHaveCount(0)
    expect(
      (
        await context.request.post(`/api/themes/${draft.themeId}/publish`, { data: { tenant: site.id }, headers })
      ).status(),
    ).toBe(422)
  })

  await test.step('by keyboard alone', async () => {
    await card(page, 'Winter').getByRole('button', { name: 'Actions for Winter' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Preview', exact: true })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Delete \u2068Winter\u2069?')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page, 'Winter').getByRole('button', { name: 'Actions for Winter' })).toBeFocused()
  })

  await card(page, 'Quayside').getByRole('link', { name: 'Configure' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/themes/${current.themeId}`))
})

test('[B-166] [B-316] [B-321] [B-322] a theme is published and deleted after a question; whoever is slower is told', async ({
  context,
  page,
}) => {
  const { themeId } = await addTheme(context, site.id, { name: 'Spring' })
  await addTheme(context, site.id, { name: 'Autumn' })
  await open(page, SCREEN)
  const publishButton = (name: string) => card(page, name).getByRole('button', { exact: true, name: 'Publish' })

  await test.step('somebody else publishes meanwhile', async () => {
    await publish(context, site.id, themeId)
    await publishButton('Autumn').click()
    await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
    await expectToast(page, 'Someone has changed this in the meantime')
    // The screen shows what is there now.
    await expect(section(page, 'Current theme').getByRole('heading', { name: 'Spring' })).toBeVisible()
  })

  await test.step('published', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(
      (url) => url.pathname === SCREEN,
      async (route) => {
        if (route.request().headers()['next-action']) await held
        await route.fallback()
      },
    )
    await publishButton('Autumn').click()
    await expect(dialog(page)).toContainText('Publish \u2068Autumn\u2069?')
    await expect(dialog(page)).toContainText('No page would lose anything.')
    await expectGoodLooks(page, { within: DIALOG })
    await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Processing...' })).toBeDisabled()
    letGo()
    await expectToast(page, 'Theme published successfully!')
    await expect(section(page, 'Current theme').getByRole('heading', { name: 'Autumn' })).toBeVisible()
    await expect(section(page, 'Theme library').getByRole('heading', { name: 'Spring' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('deleted, and brought back from the trash', async () => {
    await choose(page, 'Spring', 'Delete')
    await dialog(page).getByRole('button', { exact: true, name: 'Delete' }).click()
    await expectToast(page, 'Theme deleted successfully')
    await expect(card(page, 'Spring')).toHaveCount(0)
    expect(
      (
        await context.request.patch(`/api/themes/${themeId}?trash=true`, { data: { deletedAt: null }, headers })
      ).status(),
    ).toBe(200)
    await open(page, SCREEN)
    await expect(card(page, 'Spring')).toHaveCount(1)
  })

  await test.step('without the server', async () => {
    await cutOff(page)
    await choose(page, 'Spring', 'Delete')
    await dialog(page).getByRole('button', { exact: true, name: 'Delete' }).click()
    await expectToast(page, 'Failed to delete theme')
    await publishButton('Spring').click()
    await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
    await expectToast(page, 'Failed to publish theme')
  })
})

test('[B-292] [B-293] [B-307] [B-310] [B-311] [B-313] [B-318] [B-319] [B-320] a theme is copied, downloaded, shown by its link and gets another key', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { themeId } = await addTheme(context, site.id, { name: 'Lantern' })
  await open(page, SCREEN)
  await choose(page, 'Lantern', 'Copy preview link')
  await expectToast(page, 'Preview link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`//${themeId}.preview.localhost`)
  const preview = await context.newPage()
  expect((await preview.goto(link))?.headers()['content-security-policy']).toContain(
    `frame-ancestors ${process.env.E2E_BASE_URL!}`,
  )
  await preview.close()
  const download = page.waitForEvent('download')
  await choose(page, 'Lantern', 'Download')
  await expectToast(page, 'Theme download started')
  expect((await download).suggestedFilename()).toBe('lantern-100.zip')
  await choose(page, 'Lantern', 'Duplicate')
  await expectToast(page, 'Theme duplicated successfully')
  await expect(card(page, 'Lantern (copy)')).toBeVisible()

  await test.step('its key is its own', async () => {
    await choose(page, 'Lantern (copy)', 'Change key')
    const key = dialog(page).getByLabel('Theme key')
    await key.fill('lantern')
    await key.press('Enter')
    await expect(dialog(page).getByRole('alert')).toHaveText('Another theme of this site has this key.')
    await expectGoodLooks(page, { within: DIALOG })
    await key.fill('no spaces')
    await dialog(page).getByRole('button', { name: 'Save key' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Letters, digits, dots')
    await key.fill('lantern-2')
    await key.press('Enter')
    await expectToast(page, 'Theme key updated')
    await expect(card(page, 'Lantern (copy)')).toContainText('lantern-2')
  })

  await test.step('what fails says so', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
    )
    await choose(page, 'Lantern', 'Copy preview link')
    await expectToast(page, 'Failed to copy preview link')
    await cutOff(page)
    await choose(page, 'Lantern', 'Download')
    await expectToast(page, 'Failed to download theme')
    await choose(page, 'Lantern', 'Duplicate')
    await expectToast(page, 'Failed to duplicate theme')
  })
})

test('[B-058] [B-112] [B-274] [B-312] a no-code theme is made by one button, and leads to the studio, or to the builder of the installation', async ({
  page,
}) => {
  await open(page, SCREEN)
  await page.getByRole('button', { name: 'New no-code theme' }).click()
  await expectToast(page, 'No-code theme created successfully')
  await expect(card(page, 'New theme')).toContainText('No code')
  await expect(card(page, 'New theme').getByRole('link', { name: 'Customise' })).toHaveAttribute(
    'href',
    new RegExp(`^/studio/edit\\?tenantId=${site.id}&themeId=[0-9a-f-]{36}$`),
  )
  const { updatedAt } = await site.asProvider<{ updatedAt: string }>('GET', '/globals/platform')
  await site.asProvider('POST', '/globals/platform', { studioUrl: 'https://studio.example', updatedAt })
  try {
    const studio = card(page, 'New theme').getByRole('link', { name: 'Customise' })
    await expect(async () => {
      await open(page, SCREEN)
      await expect(studio).toHaveAttribute(
        'href',
        new RegExp(`^https://studio\\.example/studio/edit\\?tenantId=${site.id}&themeId=[0-9a-f-]{36}$`),
        { timeout: 1_000 },
      )
    }).toPass()
  } finally {
    await site.asProvider('POST', '/globals/platform', {
      studioUrl: null,
      updatedAt: (await site.asProvider<{ updatedAt: string }>('GET', '/globals/platform')).updatedAt,
    })
  }
  await page.route('**/api/themes/create-nocode', (route) => route.abort())
  await page.getByRole('button', { name: 'New no-code theme' }).click()
  await expectToast(page, 'Failed to create no-code theme')
  await page.unrouteAll()
  await page.route('**/api/themes/create-nocode', (route) =>
    route.fulfill({ json: { _error: 'Twenty are enough.' }, status: 429 }),
  )
  await page.getByRole('button', { name: 'New no-code theme' }).click()
  await expectToast(page, 'Twenty are enough.')
})

test('whoever may not is offered nothing, and told who may', async ({ context, page }) => {
  await addTheme(context, site.id, { name: 'Guarded' })
  await site.signIn(context, site.people.Edith!)
  await open(page, SCREEN)
  await expect(page.getByRole('button', { name: 'Upload theme' })).toBeVisible()
  await expect(page.getByRole('button', { exact: true, name: 'Publish' })).toHaveCount(0)
  await expect(section(page, 'Theme library')).toContainText(
    'Themes are published by people with the permission “Publish themes”.',
  )

  await site.signIn(context, site.people.Vera!)
  await open(page, SCREEN)
  await expect(page.getByRole('button', { name: /Upload theme|no-code/ })).toHaveCount(0)
  const menu = await openMenu(page, 'Guarded')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Preview',
    'Copy preview link',
    'Versions',
    'Errors on the website',
    'Download',
  ])
  await expectGoodLooks(page, FRAMES)
})

test('[A-227] [B-262] without its plan a site keeps the part without code, and is told what a larger plan brings', async ({
  context,
  page,
}) => {
  const small = await makeSite({ plan: 'Standard' })
  try {
    await small.signIn(context, small.people.owner)
    await open(page, SCREEN)
    await expect(page.getByText('Upload and download your own themes')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload theme' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'GitHub' })).toHaveCount(0)
    await page.getByRole('button', { name: 'New no-code theme' }).click()
    await expectToast(page, 'No-code theme created successfully')
    const menu = await openMenu(page, 'New theme')
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Preview',
      'Copy preview link',
      'Versions',
      'Errors on the website',
      'Duplicate',
      'Delete',
    ])
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expectGoodLooks(page, FRAMES)
  } finally {
    await small.close()
  }
})

test("another site's theme is nowhere, whatever the address says", async ({ context, page }) => {
  const { themeId } = await addTheme(context, site.id, { name: 'Ours alone' })
  await open(page, `${SCREEN}/${themeId}`)
  await expect(page.locator('input[name="name"]')).toHaveValue('Ours alone')
  await signInAs(context, 'harbourOwner')
  await page.goto(`${SCREEN}/${themeId}`)
  await expect(page.getByText('Ours alone')).toHaveCount(0)
  await expect(page.locator('input[name="name"]')).toHaveCount(0)
  for (const path of ['versions', 'errors'])
    expect((await context.request.get(`/api/themes/${themeId}/${path}`, { headers })).status()).toBe(404)
})

test('[B-113] [B-273] [B-356] many themes are found by their name or key', async ({ context, page }) => {
  test.slow()
  const big = await makeSite({ plan: 'Plus' })
  try {
    await big.signIn(context, big.people.owner)
    for (let number = 1; number <= 102; number++)
      expect(
        (
          await context.request.post('/api/themes', {
            data: {
              _status: 'published',
              name: `Theme ${String(number).padStart(3, '0')}`,
              renderMode: 'nocode',
              tenant: big.id,
            },
            headers,
          })
        ).status(),
      ).toBe(201)
    const listed = (await (
      await context.request.get('/api/themes?depth=0&draft=true&limit=100&select[name]=true', { headers })
    ).json()) as { docs: object[]; totalDocs: number }
    expect([listed.docs.length, listed.totalDocs]).toEqual([100, 102])
    const { docs } = (await (
      await context.request.get('/api/themes?depth=0&limit=1&sort=-name', { headers })
    ).json()) as { docs: { id: string }[] }
    await publish(context, big.id, docs[0]!.id)
    await open(page, SCREEN)
    // The one of the website is shown, wherever its name comes.
    await expect(section(page, 'Current theme').getByRole('heading', { name: 'Theme 102' })).toBeVisible()
    await expect(page.getByText('101 of 102 themes are shown.')).toBeVisible()
    await page.getByLabel('Search themes').fill('077')
    await expect(section(page, 'Theme library').getByRole('heading', { level: 3 })).toHaveText(['Theme 077'])
    await page.getByLabel('Search themes').fill('nothing like it')
    await expect(section(page, 'Theme library')).toContainText('No theme has this in its name or key.')
  } finally {
    await big.close()
  }
})
