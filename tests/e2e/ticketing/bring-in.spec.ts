import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { createSeason, deleteEvent, type EventOfSeason } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME, startSpektrixFake } from '../../fakes/spektrix'
import type { Fake } from '../../fakes/startFake'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, signInAs } from '../support/signIn'

const baseURL = process.env.E2E_BASE_URL!
const SETTINGS = '/admin/apps/spektrix'
const EVENTS = '/admin/apps/spektrix/events'

const show = (name: string, day: string, more: Partial<EventOfSeason> = {}): EventOfSeason => ({
  instances: [{ start: `2032-04-${day}T19:30:00` }, { start: `2032-05-${day}T19:30:00` }],
  minutes: 90,
  name,
  venue: 'Main Stage',
  ...more,
})
const SPARE = Array.from({ length: 40 }, (_, at) => show(`Spare ${at}`, '01'))
/** Other tests bring in the first ids of a box office. */
const season = createSeason({
  eventAttributes: [{ name: 'Audience', type: 'text' }],
  events: [
    ...SPARE,
    show('The Changeling', '03', {
      attributes: { Audience: 'Ages 14 and over' },
      description: 'Beatrice and De Flores',
    }),
    show('The White Devil', '10'),
    show('Volpone', '17'),
    show('Bartholomew Fair', '24'),
  ],
  zone: 'Europe/London',
})
for (const number of [...season.events.keys()].slice(0, SPARE.length)) deleteEvent(season, number)
let fake: Fake
let tenant: string

test.beforeAll(async () => {
  fake = await startSpektrixFake(season, Number(new URL(process.env.E2E_BOX_OFFICE!).port))
})
test.afterAll(() => fake.close())

const api = async <Answer>(context: BrowserContext, path: string, data?: object): Promise<Answer> => {
  const answer = data
    ? await context.request.post(`${baseURL}/api${path}`, { data, headers: { Origin: baseURL } })
    : await context.request.get(`${baseURL}/api${path}`, { headers: { Origin: baseURL } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

test.beforeEach(async ({ context, page }) => {
  await signInAs(context, 'owner')
  await open(page, '/admin/settings/apps/spektrix')
  const enable = page.getByRole('button', { name: 'Enable' })
  await expect(enable.or(page.getByRole('button', { name: 'Remove' }))).toBeVisible()
  if (await enable.isVisible()) {
    await enable.click()
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  }
  const { tenants } = await api<{ tenants: { id: string }[] }>(context, '/users/tenants')
  tenant = tenants[0]!.id
  await api(context, '/ticketing/spektrix/connect', { clientName: CLIENT_NAME, tenant })
})

/** As it was found: other tests enable and connect it themselves. */
test.afterEach(async ({ context, page }) => {
  await api(context, '/ticketing/spektrix/disconnect', { tenant })
  await open(page, '/admin/settings/apps/spektrix')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
})

const fieldsOf = (page: Page, name = 'Fields of events') => page.getByRole('region', { name })
const rowOf = (page: Page, field: string) => fieldsOf(page).getByRole('group', { exact: true, name: field })

async function choose(
  page: Page,
  label: string | RegExp,
  option: string | RegExp,
  within: Locator | Page = page,
): Promise<void> {
  await within.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

test('[B-136] an owner sees what follows with real values, changes it, tries it and saves it', async ({ page }) => {
  test.slow()
  await open(page, SETTINGS)

  await test.step('the usual map is there, with values of this box office', async () => {
    await expect(rowOf(page, 'Title')).toContainText('For example: The Changeling')
    await expect(rowOf(page, 'Summary')).toContainText('Beatrice and De Flores')
    await expect(
      fieldsOf(page, 'Fields of performances').getByRole('group', { exact: true, name: 'Start' }),
    ).toContainText(/For example: 3 Apr 2032/)
    await expect(page.getByRole('switch', { name: 'Sync performances' })).toBeChecked()
  })

  await test.step('only what fits is offered, and attributes stand by themselves', async () => {
    await choose(page, /^Add a field/, 'Age guidance', fieldsOf(page))
    await expect(rowOf(page, 'Age guidance')).toBeVisible()
    await expect(page.getByRole('group', { exact: true, name: 'Attributes of the box office' })).toBeHidden()
    await rowOf(page, 'Venue')
      .getByRole('button', { name: /^Filled from/ })
      .click()
    await expect(page.getByRole('option', { name: 'On sale' })).toBeHidden()
    await page.keyboard.press('Escape')
    await rowOf(page, 'Age guidance')
      .getByRole('button', { name: /^Filled from/ })
      .click()
    await expect(page.getByRole('group', { name: 'Attributes of the box office' })).toContainText('Audience')
    await page.getByRole('option', { name: /^Audience/ }).click()
    await expect(rowOf(page, 'Age guidance')).toContainText('For example: Ages 14 and over')
    await rowOf(page, 'Age guidance').getByLabel('Which value wins').selectOption({ label: 'Box office always' })
  })

  await test.step('it can be tried before it is saved', async () => {
    await choose(page, /^Event to try it with/, /The Changeling/)
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('With this map, The Changeling would get')
    await expect(preview).toContainText(/Age guidance\s*Ages 14 and over/)
    await expect(page.getByText('Unsaved changes')).toBeVisible()
  })

  await test.step('it looks well in every look', () => expectGoodLooks(page))

  await test.step('and stays once it is saved', async () => {
    await page.getByRole('switch', { name: 'Remove performances that are gone' }).click()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('What follows Spektrix has been saved')).toBeVisible()
    await page.reload()
    await expect(rowOf(page, 'Age guidance')).toContainText('Ages 14 and over')
    await expect(page.getByRole('switch', { name: 'Remove performances that are gone' })).not.toBeChecked()
  })

  await test.step('a row goes, and all of them come back', async () => {
    await page.getByRole('button', { name: 'Stop filling Age guidance' }).click()
    await expect(rowOf(page, 'Age guidance')).toBeHidden()
    await page.getByRole('button', { name: 'Stop filling Summary' }).click()
    await fieldsOf(page).getByRole('button', { name: 'Back to the default map' }).click()
    await expect(rowOf(page, 'Summary')).toBeVisible()
    await expect(rowOf(page, 'Age guidance')).toBeHidden()
    await page.getByRole('switch', { name: 'Remove performances that are gone' }).click()
    await page.getByRole('button', { exact: true, name: 'Save' }).click()
    await expect(page.getByText('What follows Spektrix has been saved')).toBeVisible()
  })
})

test('the map and the events to bring in read from the right, wide and on a phone', async ({ context, page }) => {
  test.slow()
  await chooseLanguage(context, 'ar')
  for (const [path, name] of [
    [SETTINGS, 'The Changeling'],
    [EVENTS, 'Volpone'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    const main = page.getByRole('main')
    await expect(main.getByText(name).first()).toBeVisible()
    // Each fact in one piece, where one reads from the left.
    if (path === EVENTS) await expect(main.getByRole('listitem').first()).toContainText('\u2068Main Stage\u2069 · ')
    await expectGoodLooks(page)
  }
  await chooseLanguage(context, 'en')
})

test('[A-275] an owner brings in many events at once: linked where they are here already, drafts otherwise', async ({
  context,
  page,
}) => {
  test.slow()
  await api(context, '/events', { startDate: '2032-04-03T18:30:00.000Z', tenant, title: 'The White Devil' })
  await open(page, '/admin/collections/events')
  // Payload's list puts what it shows into its address, which ends a step elsewhere that is taken in that moment.
  await expect(page).toHaveURL(/limit=/)
  await page.getByRole('link', { name: 'Bring in events of Spektrix' }).click()
  await expect(page).toHaveURL(new RegExp(`${EVENTS}$`))
  const rows = page.getByRole('list', { name: /events? that (is|are) not linked yet/ })
  const row = (name: string) => rows.getByRole('listitem', { exact: true, name })
  await expect(rows.getByRole('listitem')).toHaveCount(4)

  await test.step('each says when, where and how often, and what it may be here', async () => {
    await expect(row('Volpone')).toContainText(/17 Apr\s?[–-]\s?17 May 2032/)
    await expect(row('Volpone')).toContainText('Main Stage')
    await expect(row('Volpone')).toContainText('2 performances')
    await expect(row('The White Devil')).toContainText('Looks like “The White Devil”: same title')
  })

  await test.step('a search finds, and is undone', async () => {
    await page.getByLabel('Search by name or venue').fill('volp')
    await expect(rows.getByRole('listitem')).toHaveCount(1)
    await page.getByLabel('Search by name or venue').fill('nothing like it')
    await expect(page.getByText('No event matches your search.')).toBeVisible()
    await page.getByLabel('Search by name or venue').fill('')
    await expect(rows.getByRole('listitem')).toHaveCount(4)
  })

  await test.step('all are chosen at once, and each can be decided by keyboard', async () => {
    await page.getByRole('button', { name: 'Choose all 4 events' }).click()
    await expect(page.getByText(/4 events chosen/)).toBeVisible()
    await row('The White Devil')
      .getByLabel('What to do with The White Devil')
      .selectOption({ label: 'Link to “The White Devil”' })
    await row('Bartholomew Fair').getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/3 events chosen: 2 new drafts, 1 link to an event of yours/)).toBeVisible()
  })

  await test.step('it looks well in every look', () => expectGoodLooks(page))

  await test.step('one press does it all, and says what became of each', async () => {
    await page.getByRole('button', { name: 'Bring in 3 events' }).click()
    await expect(page.getByText('3 of 3 done')).toBeVisible()
    const done = page.getByRole('list', { name: 'What was brought in' }).getByRole('listitem')
    await expect(done.filter({ hasText: 'The White Devil' })).toContainText('Linked to your event')
    await expect(done.filter({ hasText: 'Volpone' })).toContainText('Created as a draft')
    await expectGoodLooks(page)
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(rows.getByRole('listitem')).toHaveCount(1)
    await expect(row('Bartholomew Fair')).toBeVisible()
  })

  await test.step('the last one is linked to another event, and then all are here', async () => {
    await api(context, '/events', { tenant, title: 'A fair of our own' })
    await row('Bartholomew Fair')
      .getByLabel('What to do with Bartholomew Fair')
      .selectOption({ label: 'Link to another event…' })
    await row('Bartholomew Fair')
      .getByRole('button', { name: /^Event of yours/ })
      .click()
    await page.getByRole('combobox', { name: 'Event of yours' }).fill('fair of our')
    await page.getByRole('option', { name: 'A fair of our own' }).click()
    await page.getByRole('button', { name: 'Bring in 1 event' }).click()
    await expect(page.getByText('1 of 1 done')).toBeVisible()
    await page.getByRole('link', { name: 'Bartholomew Fair' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/events\/[0-9a-f-]{36}/)
    await open(page, EVENTS)
    await expect(page.getByText('Every event of Spektrix is already here')).toBeVisible()
  })
})

test('a box office that is not connected leads to its settings', async ({ context, page }) => {
  await api(context, '/ticketing/spektrix/disconnect', { tenant })
  await open(page, EVENTS)
  await expect(page.getByRole('link', { name: 'Connect Spektrix' })).toHaveAttribute('href', SETTINGS)
})

test('holds on 320 pixels from right to left, and is for those who work on events', async ({ context, page }) => {
  await chooseLanguage(context, 'ar')
  for (const path of [EVENTS, SETTINGS]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ height: 800, width: 320 })
    await expectToFit(page)
    await page.setViewportSize({ height: 800, width: 1280 })
  }
  await chooseLanguage(context, 'en')
  await signInAs(context, 'viewer')
  await page.goto(EVENTS)
  await expect(page.getByRole('main')).toContainText('You don’t have access to this page.')
  await signInAs(context, 'owner')
})
