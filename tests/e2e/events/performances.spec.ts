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

interface Performance {
  _status: string
  start: string
}

const performancesOf = async (event: string) =>
  (
    await site.asProvider<{ docs: Performance[] }>(
      'GET',
      `/event-instances?where[event][equals]=${event}&sort=start&limit=100&draft=true`,
    )
  ).docs

const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Undo' }).click()

test('an owner adds performances by a rule after a preview, and undoes it', { tag: '@core' }, async ({ page }) => {
  const venue = await made('venues', { name: 'Main House', timezone: 'Europe/London' })
  const event = await made('events', { title: 'Hamlet', venue })
  await made('event-instances', { event, start: '2027-03-27T19:30:00.000Z' })
  await open(page, `/admin/collections/events/${event}`)
  const drawer = page.getByRole('dialog', { name: 'Add performances' })
  // The first screen of somebody is drawn anew once it knows on which site they are.
  await expect(async () => {
    await page.getByRole('button', { name: 'Add performances' }).click({ timeout: 2_000 })
    await expect(drawer.getByRole('region', { name: 'Performances to add' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const plan = drawer.getByRole('region', { name: 'Performances to add' })
  await expect(plan).toContainText('Choose days, a time, and the first and last day.')
  for (const day of ['Tuesday', 'Saturday']) await drawer.getByLabel(day).check()
  await drawer.getByLabel('From').fill('2027-03-23')
  await drawer.getByLabel('To', { exact: true }).fill('2027-04-03')
  await expect(plan).toContainText('3 performances, time zone Europe/London')
  await expect(plan.getByRole('listitem')).toHaveText([
    /23 Mar 2027, 19:30$/,
    /27 Mar 2027, 19:30Exists already, left out/,
    /30 Mar 2027, 19:30$/,
    /3 Apr 2027, 19:30$/,
  ])
  await drawer.getByRole('button', { name: 'Leave out a day' }).click()
  await drawer.getByLabel('Day to leave out 1', { exact: true }).fill('2027-03-30')
  await drawer.getByRole('button', { name: 'Add a time' }).click()
  await drawer.getByLabel('Time 2', { exact: true }).fill('14:00')
  await expect(plan).toContainText('5 performances')
  await expectNoViolations(page, ['.doc-tab'])
  await drawer.getByRole('button', { name: 'Add 5 performances' }).click()
  await expectToast(page, '5 performances added')
  expect((await performancesOf(event)).map(({ _status, start }) => `${_status} ${start.slice(5, 16)}`)).toEqual([
    'draft 03-23T14:00',
    'draft 03-23T19:30',
    'draft 03-27T14:00',
    'published 03-27T19:30',
    'draft 04-03T13:00',
    'draft 04-03T18:30',
  ])
  await undo(page)
  await expectToast(page, '5 performances removed again')
  expect(await performancesOf(event)).toHaveLength(1)
})

const chip = (page: Page, title: string) => page.locator('[data-performance]').filter({ hasText: title })
const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: `Move ${title}` })

/** Drags a performance to a place, in steps as a hand does. @param share of its height, from the top */
async function drag(page: Page, title: string, day: string, share = 0.5): Promise<void> {
  const from = (await chip(page, title).locator('a').boundingBox())!
  const to = (await cell(page, day).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 6, from.y + from.height / 2 + 6, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * share, { steps: 8 })
  await page.mouse.up()
}

/** The night before clocks in London go forward next year, a Saturday, and days around it. */
function around(days: number): string {
  const lastOfMarch = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 31))
  lastOfMarch.setUTCDate(31 - lastOfMarch.getUTCDay() - 1 + days)
  return lastOfMarch.toISOString().slice(0, 10)
}

const words = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
  })
    .format(new Date(day))
    .replace(',', '')

const title = (page: Page) =>
  page.getByRole('region', { name: 'Calendar of performances' }).getByRole('heading', { level: 2 })

/** Goes on until something is in sight. */
async function goOn(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 90 && !(await isThere()); steps++) {
    const before = await title(page).textContent()
    await page.getByRole('button', { exact: true, name: 'Next' }).click()
    await expect(title(page)).not.toHaveText(before ?? '')
  }
}

test('an owner of a site without performances sees an empty calendar with an explanation', async ({ page }) => {
  await open(page, '/admin/collections/event-instances')
  await page.getByRole('button', { name: 'Switch to calendar view' }).click()
  await expect(page.getByText('There are no performances yet. They are added to their event.')).toBeVisible()
  await expect(title(page)).toBeVisible()
})

test('an owner views performances by month and week, and moves them by dragging or by a dialog after a question', async ({
  page,
}) => {
  const [friday, saturday, sunday] = [around(-1), around(0), around(1)]
  const venue = await made('venues', { name: 'Main House', timezone: 'Europe/London' })
  const other = await made('venues', { name: 'Yard', timezone: 'America/New_York' })
  const hamlet = await made('events', { title: 'Hamlet', venue })
  const lear = await made('events', { title: 'Lear', venue: other })
  const first = await made('event-instances', {
    accessTypes: ['captioned'],
    end: `${saturday}T22:00:00.000Z`,
    event: hamlet,
    instanceStatus: 'sold_out',
    start: `${saturday}T19:30:00.000Z`,
  })
  await made('event-instances', { event: lear, start: `${saturday}T22:00:00.000Z` })
  await site.asProvider('POST', '/event-instances?draft=true', {
    _status: 'draft',
    event: lear,
    instanceStatus: 'cancelled',
    start: `${around(-11)}T22:00:00.000Z`,
    tenant: site.id,
  })
  await open(page, '/admin/collections/event-instances')
  const stored = () => site.asProvider<{ end: string; start: string }>('GET', `/event-instances/${first}?draft=true`)

  await test.step('each on its day, in the time of its place, with its state in words', async () => {
    await page.getByRole('button', { name: 'Switch to calendar view' }).click()
    // Nothing is on this month: it opens with the month of what comes next.
    await expect(title(page)).toHaveText(`March ${saturday.slice(0, 4)}`)
    await expect(page).toHaveURL(new RegExp(`month=${saturday.slice(0, 7)}`))
    await expect(page.locator('thead th')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await expect(chip(page, 'Hamlet')).toContainText(/^19:30 London Sold out ?Hamlet/)
    await expect(chip(page, 'Hamlet')).toContainText('Main House · Captioned')
    await expect(cell(page, saturday).locator('[data-performance]')).toHaveCount(2)
    await expect(cell(page, around(-11))).toContainText(/Cancelled ?Draft/)
    await expect(chip(page, 'Hamlet').getByRole('link')).toHaveAttribute(
      'href',
      `/admin/collections/event-instances/${first}`,
    )
    await expectNoViolations(page)
  })

  await test.step('dragged to another day it keeps its time of the wall clock, once it is confirmed', async () => {
    await drag(page, 'Hamlet', sunday)
    await expect(dialog(page, 'Hamlet')).toContainText(`From ${words(saturday)}, 19:30 to ${words(sunday)}, 19:30`)
    await dialog(page, 'Hamlet').getByRole('button', { name: 'Cancel' }).click()
    expect((await stored()).start).toBe(`${saturday}T19:30:00.000Z`)
    await drag(page, 'Hamlet', sunday)
    await dialog(page, 'Hamlet').getByRole('button', { exact: true, name: 'Move' }).click()
    await expectToast(page, /^Moved to/)
    await expect(cell(page, sunday)).toContainText('Hamlet')
    expect(await stored()).toMatchObject({ end: `${sunday}T21:00:00.000Z`, start: `${sunday}T18:30:00.000Z` })
    await undo(page)
    await expect(cell(page, saturday)).toContainText('Hamlet')
    expect((await stored()).start).toBe(`${saturday}T19:30:00.000Z`)
  })

  await test.step('the address keeps what is shown: going back and reloading lead there', async () => {
    await page.getByRole('button', { exact: true, name: 'Today' }).click()
    await expect(page.getByText('No performances in this period.')).toBeVisible()
    await page.goBack()
    await expect(chip(page, 'Hamlet')).toBeVisible()
    await page.goForward()
    await reload(page)
    await page.getByRole('button', { name: /^Next: / }).click()
    await expect(chip(page, 'Hamlet')).toBeVisible()
  })

  await test.step('a week has its hours; the same goes by the keyboard', async () => {
    await page.getByRole('button', { exact: true, name: 'Week' }).click()
    await goOn(page, async () => (await cell(page, saturday).count()) > 0)
    await chip(page, 'Hamlet').scrollIntoViewIfNeeded()
    await drag(page, 'Hamlet', `${friday}"][data-hour="18`, 0.8)
    await expect(dialog(page, 'Hamlet')).toContainText(`to ${words(friday)}, 18:30`)
    await page.keyboard.press('Escape')
    await chip(page, 'Hamlet')
      .getByRole('button', { name: /^Move Hamlet/ })
      .press('Enter')
    await dialog(page, 'Hamlet').getByLabel('Time').fill('20:15')
    await dialog(page, 'Hamlet').getByRole('button', { exact: true, name: 'Move' }).press('Enter')
    await expect(chip(page, 'Hamlet')).toContainText('20:15')
    await expect(chip(page, 'Hamlet').getByRole('button', { name: /^Move Hamlet/ })).toBeFocused()
    expect((await stored()).start).toBe(`${saturday}T20:15:00.000Z`)
  })

  await test.step('one venue alone, and the calendar again at the next visit', async () => {
    await page.getByRole('button', { name: /^Venue/ }).click()
    await page.getByRole('option', { name: 'Yard' }).click()
    await expect(chip(page, 'Hamlet')).toHaveCount(0)
    await expect(chip(page, 'Lear').first()).toBeVisible()
    await reload(page)
    await expect(page.getByRole('button', { name: 'Venue: Yard' })).toBeVisible()
    await expect(chip(page, 'Lear').first()).toBeVisible()
    await page.goto('/admin/collections/event-instances')
    await expect(page.getByRole('button', { name: 'Switch to list view' })).toBeVisible()
    await page.setViewportSize({ height: 700, width: 320 })
    await expect(page.getByRole('region', { name: 'Calendar of performances' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
