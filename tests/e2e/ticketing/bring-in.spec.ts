import { expect, test, type BrowserContext, type Locator, type Page } from '../support/test'
import { createSeason, deleteEvent, type EventOfSeason } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
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

test('an owner chooses what follows Spektrix, tries it and saves it [B-136]', async ({ page }) => {
  test.slow()
  await open(page, SETTINGS)
  await expect(rowOf(page, 'Title')).toContainText('For example: The Changeling')
  await choose(page, /^Add a field/, 'Age guidance', fieldsOf(page))
  await choose(page, /^Filled from/, /^Audience/, rowOf(page, 'Age guidance'))
  await expect(rowOf(page, 'Age guidance')).toContainText('For example: Ages 14 and over')
  await choose(page, /^Event to try it with/, /The Changeling/)
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(/Age guidance\s*Ages 14 and over/)
  await expectGoodLooks(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('What follows Spektrix has been saved')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'Age guidance')).toContainText('Ages 14 and over')
  await fieldsOf(page).getByRole('button', { name: 'Back to the default map' }).click()
  await expect(rowOf(page, 'Age guidance')).toBeHidden()
  await page.getByRole('button', { exact: true, name: 'Save' }).click()
  await expect(page.getByText('What follows Spektrix has been saved')).toBeVisible()
})

test('an owner reads the map and the events to bring in from right to left, wide and on a phone', async ({
  context,
  page,
}) => {
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

test('an owner brings in many events at once from their list [A-275]', async ({ context, page }) => {
  test.slow()
  await api(context, '/events', { startDate: '2032-04-03T18:30:00.000Z', tenant, title: 'The White Devil' })
  await open(page, '/admin/collections/events')
  // Payload's list puts what it shows into its address, which ends a step elsewhere that is taken in that moment.
  await expect(page).toHaveURL(/limit=/)
  await page.getByRole('link', { name: 'Bring in events of Spektrix' }).click()
  await expect(page).toHaveURL(new RegExp(`${EVENTS}$`))
  const rows = page.getByRole('list', { name: /events? that (is|are) not linked yet/ })
  await expect(rows.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Choose all 4 events' }).click()
  // All of them are read first.
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await rows
    .getByRole('listitem', { exact: true, name: 'The White Devil' })
    .getByLabel('What to do with The White Devil')
    .selectOption({ label: 'Link to “The White Devil”' })
  const unwanted = rows.getByRole('listitem', { exact: true, name: 'Bartholomew Fair' }).getByRole('checkbox')
  await unwanted.press('Space')
  await expect(unwanted).not.toBeChecked()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Bring in 3 events' }).click()
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  const done = page.getByRole('list', { name: 'What was brought in' }).getByRole('listitem')
  await expect(done.filter({ hasText: 'The White Devil' })).toContainText('Linked to your event')
  await expectGoodLooks(page)
  await done.getByRole('link', { name: 'The White Devil' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/events\/[0-9a-f-]{36}/)
})

test('an owner brings in events and maps their fields on 320 pixels, from right to left', async ({ context, page }) => {
  await chooseLanguage(context, 'ar')
  for (const path of [EVENTS, SETTINGS]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ height: 800, width: 320 })
    await expectToFit(page)
    await page.setViewportSize({ height: 800, width: 1280 })
  }
  await chooseLanguage(context, 'en')
})
