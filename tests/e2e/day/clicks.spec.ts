import { expect, test, type Page } from '../support/test'
import { makeJpeg, tilesOf } from '../media/support'
import { makeSite, type OwnSite } from '../people/support/site'
import { open, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'
import { countEffort, expectAtMost, type Effort } from './effort'

// What somebody at a theatre does all day, from the dashboard to its end, and the presses of the mouse that it takes.
// Typing, dates that are typed and what the system asks of a file are none.

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite()
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const website = () => process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`)

const made = async (collection: string, data: object) =>
  (
    await site.asProvider<{ doc: { id: string } }>('POST', `/${collection}`, {
      _status: 'published',
      tenant: site.id,
      ...data,
    })
  ).doc.id

/** What is pressed in a list of the system's own is not seen by the page. */
const withMore = (effort: Effort, presses: number): Effort => ({ ...effort, presses: effort.presses + presses })

const inWebsite = async (page: Page, path: string): Promise<Page> => {
  const visitor = await page.context().browser()!.newPage()
  await visitor.goto(website() + path)
  return visitor
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { exact: true, name })
const inSidebar = (page: Page, name: RegExp | string) =>
  page.getByRole('complementary').getByRole('link', { name }).first()
const publish = (page: Page) => page.locator('#action-save')

/** What the assistant, the cards and the first steps of a dashboard need until they listen. */
async function begin(page: Page): Promise<() => Effort> {
  const effort = await countEffort(page)
  await open(page, '/admin')
  return effort
}

test('a page goes live', { tag: '@core' }, async ({ page }) => {
  const effort = await begin(page)
  await page.getByRole('main').getByRole('link', { name: 'New page' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('Group visits')
  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Text' }).click()
  await page.locator('#field-layout [contenteditable=true]').click()
  await page.keyboard.type('Ten of you or more pay less.')
  await publish(page).click()
  await expectToast(page, /Published\./)
  const visitor = await inWebsite(page, '/group-visits')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Group visits' })).toBeVisible()
  await expect(visitor.getByText('Ten of you or more pay less.')).toBeVisible()
  await visitor.close()
  expectAtMost('A page goes live', effort(), 5, '11')
})

test('a production is on sale, and a visitor finds it', { tag: '@core' }, async ({ page }) => {
  await made('venues', { name: 'Main House', timezone: 'Europe/London' })
  const { docs } = await site.asProvider<{ docs: { id: string }[] }>(
    'GET',
    '/apps?where[handle][equals]=generalBooking&depth=0',
  )
  await site.asProvider('PATCH', `/tenants/${site.id}`, { installedApps: docs.map(({ id }) => id) })
  const effort = await begin(page)
  await page.getByRole('main').getByRole('link', { name: 'New event' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('Hamlet')
  await expect(page).toHaveURL(/\/events\/[\da-f-]{36}/)
  await page.locator('#field-venue input').click()
  await page.keyboard.type('Main')
  await page.locator('#field-venue').getByRole('option', { name: 'Main House' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { exact: true, name: 'Performances' }).click()
  await page.getByRole('button', { name: 'Add by rule' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add performances' })
  await drawer.getByLabel('Saturday').click()
  await drawer.getByLabel('From').fill('2127-03-01')
  await drawer.getByLabel('To', { exact: true }).fill('2127-03-31')
  await drawer.getByLabel('Booking link', { exact: true }).fill('https://tickets.example.org/hamlet')
  // A choice of the system's own: to open it and to choose.
  await drawer.getByLabel('Add them as').selectOption('Published, for visitors to see at once')
  const ofTheSystem = 2
  await drawer.getByRole('button', { name: /^Add \d performances$/ }).click()
  await expect(drawer).toHaveCount(0)
  await publish(page).click()
  await expectToast(page, /Published\./)
  const visitor = await inWebsite(page, '/')
  await visitor.getByRole('link', { name: 'Hamlet' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Hamlet' })).toBeVisible()
  await expect(visitor.locator('#dates a[href^="https://tickets.example.org/hamlet"]')).toHaveCount(5)
  await visitor.close()
  expectAtMost('A production is on sale and found', withMore(effort(), ofTheSystem), 9, '19')
})

test('a page that went to the trash by mistake is live again', { tag: '@core' }, async ({ page }) => {
  const id = await made('pages', { title: 'Plan your visit' })
  await site.asProvider('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
  const before = await inWebsite(page, '/plan-your-visit')
  await expect(before.getByRole('heading', { level: 1, name: 'Plan your visit' })).toHaveCount(0)
  await before.close()
  const effort = await begin(page)
  await inSidebar(page, /^Pages/).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Trash' })
    .or(page.getByRole('button', { name: 'Trash' }))
    .first()
    .click()
  await page.getByRole('link', { name: 'Plan your visit' }).click()
  await page.getByRole('button', { exact: true, name: 'Restore' }).click()
  const question = page.getByRole('dialog').last()
  await question.getByRole('checkbox').click()
  await question.locator('#confirm-action').click()
  await expect(page).toHaveURL(new RegExp(`/collections/pages/${id}$`))
  const visitor = await inWebsite(page, '/plan-your-visit')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Plan your visit' })).toBeVisible()
  await visitor.close()
  expectAtMost('Out of the trash, and live', effort(), 6, 'it failed')
})

test('a page is published tomorrow', { tag: '@core' }, async ({ page }) => {
  const id = await made('pages', { _status: 'draft', title: 'Season launch' })
  const effort = await countEffort(page)
  await open(page, `/admin/collections/pages/${id}`)
  await page.locator('.doc-controls').getByRole('button', { exact: true, name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('button', { exact: true, name: 'Schedule' }).click()
  await expect(page.locator('.doc-controls__status')).toContainText('Scheduled for')
  const { schedules } = await site.asProvider<{ schedules: { id: string; isPublish: boolean }[] }>(
    'GET',
    `/documents/pages/schedules?tenantId=${site.id}`,
  )
  expect(schedules).toMatchObject([{ id, isPublish: true }])
  expectAtMost('A page is scheduled', effort(), 2, '4')
})

test('ten pictures are uploaded', { tag: '@core' }, async ({ page }) => {
  const buffer = await makeJpeg()
  const effort = await begin(page)
  await section(page, 'Media').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (
    await chooser
  ).setFiles(
    Array.from({ length: 10 }, (_, index) => ({
      buffer,
      mimeType: 'image/jpeg',
      name: `rehearsal_${index + 1}.jpg`,
    })),
  )
  await expect(tilesOf(page)).toHaveCount(10)
  await expect(tilesOf(page).filter({ hasText: 'Rehearsal 7' })).toHaveCount(1)
  expectAtMost('Ten pictures', effort(), 2, '3, and without their titles')
})

test('the answers of a form are read', { tag: '@core' }, async ({ page }) => {
  const form = await made('forms', {
    fields: [
      { blockType: 'textQuestion', label: 'Your name', name: 'name', required: true },
      { blockType: 'longTextQuestion', label: 'What do you sing?', name: 'repertoire' },
    ],
    title: 'Community choir',
  })
  const sent = await page.request.post(`${process.env.E2E_BASE_URL}/api/forms/${form}/submit`, {
    data: { answers: { name: 'Ada', repertoire: 'Tallis and sea shanties' }, language: 'en', page: '/choir' },
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const effort = await begin(page)
  await inSidebar(page, /^Forms/).click()
  await page.getByRole('link', { name: '1 answer 1 unread' }).click()
  const table = page.getByRole('region', { name: 'Answers, newest first' })
  await expect(table.getByRole('columnheader')).toContainText(['Sent', 'Your name', 'What do you sing?'])
  await table.getByRole('row').filter({ hasText: 'Ada' }).getByRole('link').click()
  await expect(page.getByRole('definition').filter({ hasText: 'Tallis' })).toHaveText('Tallis and sea shanties')
  expectAtMost('An answer is read', effort(), 3, 'it could not be read')
})

test('an empty site becomes presentable', { tag: '@core' }, async ({ page }) => {
  const effort = await begin(page)
  const steps = page.getByRole('region', { name: 'First steps' })
  await page.getByRole('button', { name: 'Begin with “Theatre”' }).click()
  await expectToast(page, /begins with the starter/)
  await expect(steps.getByRole('listitem').filter({ hasText: 'Choose colours and fonts' })).toContainText('Done')

  await steps.getByRole('link', { name: 'Add your venues' }).click()
  await expect(page.locator('#field-name')).toBeFocused()
  await page.keyboard.type('Gate Hall')
  await page.locator('#field-street').fill('1 Gate Street')
  await page.locator('#field-city').fill('Dublin')
  await publish(page).click()
  await expectToast(page, /Published\./)
  await expect(page).not.toHaveURL(/\/create/)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(steps).toBeVisible()
  await waitForHydration(page)

  await steps.getByRole('link', { name: 'Publish your first event' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('Opening night')
  await expect(page).toHaveURL(/\/events\/[\da-f-]{36}/)
  await page.locator('#field-venue input').click()
  await page.keyboard.type('Gate')
  await page.locator('#field-venue').getByRole('option', { name: 'Gate Hall' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('#field-startDate input').first().fill('28 Mar 2127 19:30')
  await page.keyboard.press('Enter')
  // What was published before may still say so.
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /\/api\/events\/[^?]+\?(?!autosave)/.test(answer.url()),
  )
  await publish(page).click()
  expect((await published).status()).toBe(200)

  const visitor = await inWebsite(page, '/')
  await expect(visitor.getByRole('heading', { level: 1, name: site.name })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Opening night' }).first()).toBeVisible()
  await expect(visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'What’s on' })).toBeVisible()
  await expect(visitor.locator('html')).toHaveClass(/palette-own/)
  await visitor.close()
  expectAtMost('An empty site becomes presentable', effort(), 10, '23')
})

test('an empty site says what to do, step by step', { tag: '@core' }, async ({ page }) => {
  const effort = await begin(page)
  const steps = page.getByRole('region', { name: 'First steps' })
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  const back = async () => {
    await expect(page).not.toHaveURL(/\/create/)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(steps).toBeVisible()
    await waitForHydration(page)
  }
  await expect(step('Publish your home page')).toContainText('To do')

  await steps.getByRole('link', { name: 'Publish your home page' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('Home')
  await publish(page).click()
  await expectToast(page, /Published\./)
  await back()

  await steps.getByRole('link', { name: 'Publish your first event' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('Opening night')
  await publish(page).click()
  await expectToast(page, /Published\./)
  await back()

  await steps.getByRole('link', { name: 'Invite a colleague' }).click()
  await page.getByRole('button', { name: 'Add staff' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add staff' })
  await dialog.getByLabel('First name').fill('Nia')
  await dialog.getByLabel('Last name').fill('Newcomer')
  await dialog.getByLabel('Email').fill(`nia-${site.slug}@people.test`)
  // A choice of the system's own: to open it and to choose.
  const role = dialog.getByLabel('Role')
  await role.selectOption({ index: 1 })
  const ofTheSystem = 2
  await dialog.getByRole('button', { name: 'Send invite' }).click()
  await expect(dialog).toHaveCount(0)
  await back()

  for (const name of ['Publish your home page', 'Publish your first event', 'Invite a colleague'])
    await expect(step(name)).toContainText('Done')
  const visitor = await inWebsite(page, '/')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await visitor.close()
  expectAtMost(
    'Home page, first event and a colleague on an empty site',
    withMore(effort(), ofTheSystem),
    12,
    'nobody found out',
  )
})
