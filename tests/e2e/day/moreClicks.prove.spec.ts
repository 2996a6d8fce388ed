import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { countEffort, expectAtMost } from './effort'

// What somebody at a theatre does now and then, and what it takes: see `clicks.spec.ts` for what they do all day.

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({ roles: { Editor: ['pages:manage'] } })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const made = async (collection: string, data: object) =>
  (
    await site.asProvider<{ doc: { id: string } }>('POST', `/${collection}`, {
      _status: 'published',
      tenant: site.id,
      ...data,
    })
  ).doc.id

/** Documents of the site that have this value. */
const storedOf = async (collection: string, field: string, value: string) =>
  (
    await site.asProvider<{ docs: { id: string }[] }>(
      'GET',
      `/${collection}?depth=0&draft=true&where[and][0][tenant][equals]=${site.id}&where[and][1][${field}][equals]=${encodeURIComponent(value)}`,
    )
  ).docs

async function visit(page: Page, path: string): Promise<Page> {
  const visitor = await page.context().browser()!.newPage()
  await visitor.goto(process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`) + path)
  return visitor
}

const dialog = (page: Page) => page.getByRole('dialog')

test('a release of four documents is previewed, goes live and is taken back', async ({ context, page }) => {
  const titles = ['Season launch', 'Group visits', 'Access', 'Getting here']
  for (const title of titles) await made('pages', { _status: 'draft', title })
  const effort = await countEffort(page)
  await open(page, '/admin/releases')
  await page.getByRole('button', { name: 'New release' }).first().click()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Spring')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add a document' }).first().click()
  for (const title of titles) await dialog(page).getByRole('checkbox', { name: title }).click()
  await dialog(page).getByRole('button', { name: 'Add 4' }).click()
  await expect(page.getByRole('region', { name: 'Documents' }).getByRole('listitem')).toHaveCount(4)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const there = await opened
  await expect(there.getByRole('status').filter({ hasText: 'Spring' })).toBeVisible()
  await there.close()
  await page.getByRole('button', { name: 'Go live now' }).click()
  await dialog(page).getByRole('button', { name: 'Go live now' }).click()
  await expectToast(page, 'The release is live')
  const visitor = await visit(page, '/group-visits')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Group visits' })).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog(page).getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'The release was taken back')
  expect((await visitor.reload())!.status()).toBe(404)
  await visitor.close()
  expectAtMost('A release of four', effort(), 12, '13')
})

test('the website gets its own colours and font', async ({ page }) => {
  await made('pages', { slug: 'home', slugLock: false, title: 'Home' })
  await site.asProvider('POST', '/themes/create-nocode', { tenant: site.id })
  const effort = await countEffort(page)
  await open(page, '/admin')
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: 'Choose colours and fonts' })
    .click()
  const choose = (group: string, name: string) =>
    page
      .getByRole('group', { exact: true, name: group })
      .getByRole('radio', { exact: true, name })
      .check({ force: true })
  await choose('Colours', 'Your own')
  await page
    .locator('input[type=text]')
    .and(page.getByRole('textbox', { name: 'Accent' }))
    .fill('#1f4f7a')
  await choose('Font of headings', 'Geometric')
  await page.getByRole('button', { exact: true, name: 'Publish' }).click()
  await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
  await expectToast(page, 'Theme published successfully!')
  const visitor = await visit(page, '/')
  const html = visitor.locator('html')
  await expect(html).toHaveClass(/headings-geometric/)
  await expect(html).toHaveClass(/palette-own/)
  expect(await html.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))).toBe('#1f4f7a')
  await visitor.close()
  expectAtMost('Own colours and font', effort(), 6, '6')
})

test('a role of its own, and a colleague who holds it', async ({ page }) => {
  const effort = await countEffort(page)
  await open(page, '/admin/settings/users')
  await page.getByRole('button', { name: 'Create New Role' }).click()
  await dialog(page).getByLabel('Title').fill('Marketing')
  await dialog(page).getByRole('group', { name: 'Pages' }).getByRole('checkbox', { name: 'Create and Edit' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add staff' }).click()
  const email = `nia-${site.slug}@people.test`
  await dialog(page).getByLabel('First name').fill('Nia')
  await dialog(page).getByLabel('Last name').fill('Newcomer')
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Role').selectOption({ label: 'Marketing' })
  await dialog(page).getByRole('button', { name: 'Send invite' }).click()
  await expectToast(page, `Invitation sent to ${email}`)
  await expect(dialog(page)).toHaveCount(0)
  const [role] = await storedOf('user-roles', 'title', 'Marketing')
  expect(role).toMatchObject({ permissions: { 'pages:manage': true } })
  // Who accepts it holds the role.
  expect(await storedOf('invite-tokens', 'email', email)).toMatchObject([{ status: 'pending', userRoles: role!.id }])
  expectAtMost('A role and an invitation', effort(), 7, '7')
})

test('an event is on the website in Welsh', async ({ page }) => {
  await site.asProvider('POST', `/tenants/${site.id}/languages`, { languages: ['en', 'cy'] })
  await site.asProvider('POST', `/tenants/${site.id}/languages/publish`, { isPublished: true, language: 'cy' })
  const id = await made('events', { title: 'The Seagull' })
  const effort = await countEffort(page)
  await open(page, `/admin/collections/events/${id}`)
  await page.getByRole('region', { name: 'Translations' }).getByRole('link', { name: 'Translate: Welsh' }).click()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'The Seagull' })
    .first()
    .getByRole('textbox')
    .fill('Yr Wylan')
  await page.getByRole('button', { exact: true, name: 'Save' }).click()
  await expectToast(page, 'Saved as a draft')
  await page.getByRole('link', { exact: true, name: 'Edit' }).click()
  await page.locator('#action-save').click()
  await expectToast(page, /Published\./)
  const visitor = await visit(page, '/cy/events')
  await visitor.getByRole('link', { name: 'Yr Wylan' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Yr Wylan' })).toBeVisible()
  await visitor.close()
  expectAtMost('An event in Welsh', effort(), 4, '4')
})

test('the assistant drafts a page', async ({ page }) => {
  const effort = await countEffort(page)
  await open(page, '/admin/chat')
  await page.getByRole('textbox').first().fill('Create a page called Group visits')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied as a draft')).toBeVisible()
  expect(await storedOf('pages', 'title', 'Group visits')).toHaveLength(1)
  expectAtMost('The assistant drafts a page', effort(), 2, 'it failed')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { height: 780, width: 360 } })

  test('a performance begins at another time', async ({ page }) => {
    const venue = await made('venues', { name: 'Main House', timezone: 'Europe/London' })
    const event = await made('events', { title: 'Hamlet', venue })
    await made('event-instances', { event, start: '2127-03-27T19:30:00.000Z' })
    const effort = await countEffort(page)
    await open(page, `/admin/collections/events/${event}`)
    await page.getByRole('button', { exact: true, name: 'Performances' }).tap()
    const rows = page.locator('[data-performance]')
    await rows.getByRole('button', { name: /^Edit / }).tap()
    const editor = rows.getByRole('group').first()
    await editor.getByLabel('Time').fill('20:00')
    await editor.getByRole('button', { name: 'Save' }).tap()
    await expectToast(page, '1 performance changed')
    const visitor = await visit(page, '/events')
    await visitor.getByRole('link', { name: 'Hamlet' }).first().click()
    await expect(visitor.locator('#dates')).toContainText(/8(:00)? pm/)
    await visitor.close()
    expectAtMost('A performance at another time, on a phone', effort(), 5, '5')
  })
})
