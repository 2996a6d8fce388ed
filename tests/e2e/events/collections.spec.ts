import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite()
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

const condition = (page: Page, number: number) => page.getByRole('group', { name: `Condition ${number}` })
const matching = (page: Page) => page.getByRole('region', { name: 'Matching events' })

/** Chooses one of the options of a field that is found by typing. */
async function pick(page: Page, number: number, name: string): Promise<void> {
  await condition(page, number)
    .getByRole('button', { name: /^Value/ })
    .click()
  await page.getByRole('combobox', { name: 'Value' }).fill(name)
  await page.getByRole('option', { name }).click()
}

test('[B-153, B-154, B-155, B-156, B-157, B-158, B-269, B-270] an automated collection shows what matches while its conditions are edited', async ({
  page,
}) => {
  const season = await made('seasons', { title: 'Winter' })
  await made('events', {
    season,
    startDate: '2031-01-10T19:30:00Z',
    startDate_tz: 'Europe/London',
    title: 'The Seagull',
  })
  const lear = await made('events', {
    bookingLinkURL: 'https://tickets.example/lear',
    season,
    startDate: '2031-03-10T19:30:00Z',
    title: 'Lear',
  })
  await site.asProvider('POST', '/events?draft=true', {
    _status: 'draft',
    season,
    startDate: '2031-02-01T19:30:00Z',
    tenant: site.id,
    title: 'A secret',
  })
  await made('events', { title: 'Of another season' })
  const id = await made('event-collections', { kind: 'manual', title: 'This winter' })
  const path = `/admin/collections/event-collections/${id}`
  await open(page, path)

  await test.step('a season brings its events at once, drafts named as such', async () => {
    await page.locator('#field-kind').getByRole('combobox').click()
    await page.getByRole('option', { name: /^Automated/ }).click()
    await expect(matching(page)).toContainText('Add a condition')
    await page.getByRole('button', { name: 'Add condition' }).click()
    await expect(condition(page, 1)).toContainText('Until then, this condition is ignored')
    await expect(condition(page, 1).getByLabel('Property').locator('option')).toHaveText([
      'Season',
      'Series',
      'Venue',
      'Start Date',
      'End Date',
    ])
    await expect(condition(page, 1).getByLabel('Comparison').locator('option')).toHaveText(['is', 'is not'])
    await pick(page, 1, 'Winter')
    await expect(matching(page)).toContainText('3 events match')
    await expect(matching(page).getByRole('listitem')).toHaveText([
      /The Seagull.*10 Jan 2031, 19:30/,
      /A secret.*Draft/,
      /Lear/,
    ])
    await expect(matching(page).getByRole('link', { name: 'Lear' })).toHaveAttribute(
      'href',
      /\/admin\/collections\/events\//,
    )
    // Payload names its tabs in another way than it shows them.
    await expectNoViolations(page, ['.doc-tab'])
  })

  await test.step('a day narrows them down, any of both widens them', async () => {
    await page.getByRole('button', { name: 'Add condition' }).click()
    await condition(page, 2).getByLabel('Property').selectOption('Start Date')
    await expect(condition(page, 2).getByLabel('Comparison').locator('option')).toHaveText([
      'is',
      'is not',
      'is before',
      'is after',
    ])
    await condition(page, 2).getByLabel('Comparison').selectOption('is before')
    await condition(page, 2).getByLabel('Value').fill('2031-02-01')
    await expect(matching(page)).toContainText('1 event matches')
    await condition(page, 2).getByLabel('Comparison').selectOption('is after')
    await expect(matching(page).getByRole('listitem')).toHaveText([/Lear/])
    await page.getByLabel('Events must meet').selectOption('any of the conditions')
    await expect(matching(page)).toContainText('3 events match')
  })

  await test.step('it is kept, in the browser and on the website', async () => {
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect
      .poll(
        async () =>
          (await site.asProvider<{ conditions?: { rows: unknown[] } }>('GET', `/event-collections/${id}`)).conditions
            ?.rows,
      )
      .toHaveLength(2)
    await reload(page)
    await expect(condition(page, 1).getByRole('button', { name: 'Value: Winter' })).toBeVisible()
    await expect(condition(page, 2).getByLabel('Value')).toHaveValue('2031-02-01')
    await expect(page.getByLabel('Events must meet')).toHaveValue('any')
  })

  await test.step('an app brings a filter of its own, and takes it along', async () => {
    const { docs } = await site.asProvider<{ docs: { id: string }[] }>(
      'GET',
      '/apps?where[handle][equals]=generalBooking&depth=0',
    )
    const enable = (installedApps: string[]) => site.asProvider('PATCH', `/tenants/${site.id}`, { installedApps })
    await enable([docs[0]!.id])
    await reload(page)
    await condition(page, 1).getByRole('button', { name: 'Remove condition 1' }).click()
    await condition(page, 1).getByLabel('Property').selectOption('Has booking link')
    await condition(page, 1).getByLabel('Value').selectOption('Yes')
    await expect(matching(page).getByRole('listitem')).toHaveText([/Lear/])
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect
      .poll(
        async () =>
          (await site.asProvider<{ conditions?: { rows: unknown[] } }>('GET', `/event-collections/${id}`)).conditions
            ?.rows,
      )
      .toHaveLength(1)
    await open(page, `/admin/collections/events/${lear}`)
    await page
      .getByRole('tab', { name: 'Visit' })
      .or(page.getByRole('button', { name: 'Visit' }))
      .first()
      .click()
    await expect(page.getByLabel('Booking link', { exact: true })).toHaveValue('https://tickets.example/lear')
    await enable([])
    await reload(page)
    await page
      .getByRole('tab', { name: 'Visit' })
      .or(page.getByRole('button', { name: 'Visit' }))
      .first()
      .click()
    await expect(page.getByLabel(/^Age guidance/)).toBeVisible()
    await expect(page.getByLabel(/^Booking link/)).toHaveCount(0)
    await open(page, path)
    await expect(condition(page, 1)).toContainText('Inactive: its app is not enabled on this site')
    await expect(matching(page)).toContainText('No event matches yet')
  })
})

test('a new venue is in the country of its site, as its time zone tells', async ({ page }) => {
  await open(page, '/admin/settings/general')
  await page.getByLabel('Time zone').selectOption('Europe/London')
  await page.keyboard.press('ControlOrMeta+s')
  await expectToast(page, 'General settings updated successfully')
  await open(page, '/admin/collections/venues/create')
  await expect(page.getByRole('button', { name: /^Country/ })).toHaveText('United Kingdom')
  await expect(page.getByLabel('County', { exact: true })).toBeVisible()
})

test('[B-159, B-160, B-161] an address has its state or county from a list where the country has one', async ({
  page,
}) => {
  const id = await made('venues', { name: 'Main House' })
  await open(page, `/admin/collections/venues/${id}`)
  const country = page.getByRole('button', { name: /^Country/ })
  const choose = async (name: string) => {
    await country.click()
    await page.getByRole('combobox', { name: 'Country' }).fill(name)
    await page.getByRole('listbox', { name: 'Country' }).getByRole('option', { name }).first().click()
  }
  await expect(country).toHaveText('United States')
  await country.click()
  const offered = page.getByRole('listbox', { name: 'Country' }).getByRole('option')
  await expect(offered).toHaveCount(249)
  await expect(offered.first()).toContainText('United States')
  await page.keyboard.press('Escape')
  await page.getByLabel('State', { exact: true }).selectOption('New York')
  for (const [name, label, first] of [
    ['United Kingdom', 'County', 'Aberdeen City'],
    ['Japan', 'Prefecture', 'Hokkaido'],
    ['Australia', 'State', 'Australian Capital Territory'],
  ] as const) {
    await choose(name)
    const field = page.getByLabel(label, { exact: true })
    // What was chosen in the country before is no region of this one.
    await expect(field).toHaveValue('')
    await expect(field.locator('option').nth(1)).toHaveText(first)
  }
  await choose('France')
  const typed = page.getByLabel('State or region')
  await expect(typed).toHaveRole('textbox')
  await typed.fill('Occitanie')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect.poll(() => site.asProvider('GET', `/venues/${id}`)).toMatchObject({ country: 'FR', region: 'Occitanie' })
})
