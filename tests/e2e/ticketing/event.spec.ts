import { expect, test, type BrowserContext, type Page } from '../support/test'
import { createSeason, deleteEvent, moveInstance } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, freshToken, open, signInAs } from '../support/signIn'
import { unlinkAllEvents } from './support/screen'

const APP = '/admin/settings/apps/spektrix'
const season = createSeason({
  events: [
    {
      description: 'Gold out of nothing.',
      instances: [{ start: '2031-03-01T19:30:00' }, { start: '2031-03-02T19:30:00' }],
      minutes: 120,
      name: 'The Alchemist',
      venue: 'Main Stage',
    },
    {
      description: 'A fox and a fortune.',
      instances: [{ start: '2031-04-01T19:30:00' }],
      minutes: 120,
      name: 'Volpone',
      venue: 'Main Stage',
    },
  ],
  zone: 'Europe/London',
})
let fake: Fake
let path: string

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async () => {
  fake = await startSpektrixFake(season, Number(new URL(process.env.E2E_BOX_OFFICE!).port))
})
test.afterAll(() => fake.close())

const headers = { Origin: process.env.E2E_BASE_URL! }
const panel = (page: Page) => page.getByRole('region', { exact: true, name: 'Sync' })
const status = (page: Page) => panel(page).getByRole('status').first()
const button = (page: Page, name: string) => panel(page).getByRole('button', { exact: true, name })
const chooser = (page: Page) => panel(page).getByRole('button', { name: /^Event in Spektrix/ })
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })

async function siteId(context: BrowserContext): Promise<string> {
  const { docs } = (await (
    await context.request.get('/api/tenants?depth=0&limit=1&where[slug][equals]=riverside', { headers })
  ).json()) as { docs: { id: string }[] }
  return docs[0]!.id
}

async function makeEvent(context: BrowserContext): Promise<string> {
  const made = await context.request.post('/api/events?draft=true', {
    data: { tenant: await siteId(context), title: 'The Alchemist at ours' },
    headers,
  })
  expect(made.status()).toBe(201)
  return `/admin/collections/events/${((await made.json()) as { doc: { id: string } }).doc.id}`
}

async function connectSite(context: BrowserContext, page: Page): Promise<void> {
  await open(page, APP)
  const enable = page.getByRole('button', { name: 'Enable' })
  const remove = page.getByRole('button', { name: 'Remove' })
  await expect(enable.or(remove)).toBeVisible()
  if (await enable.isVisible()) await enable.click()
  await expect(remove).toBeVisible()
  const connected = await context.request.post('/api/ticketing/spektrix/connect', {
    data: { clientName: CLIENT_NAME, tenant: await siteId(context) },
    headers,
  })
  expect((await connected.json()) as object).toMatchObject({ connected: true })
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await chooser(page).click()
  await page.getByRole('combobox', { name: 'Event in Spektrix' }).fill(name.source.slice(0, 4))
  await page.getByRole('option', { name }).click()
}

/** Syncs, and waits until the form has been loaded again. */
async function syncNow(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), button(page, 'Sync now').click()])
  await expect(panel(page)).toContainText(/Last synced/)
}

/** Holds the sync on its way until somebody has looked. */
async function holdSync(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/ticketing/events/*/sync', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('[B-271, B-203, B-209, B-211] an event follows one of Spektrix, shows what would change, and is brought up to date', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  await unlinkAllEvents(context)
  path = await makeEvent(context)

  await test.step('there is no panel while no box office is enabled', async () => {
    // Another test may have enabled one before.
    await open(page, '/admin/apps')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    if (
      await page
        .getByRole('main')
        .getByText(/Spektrix|Tessitura|Line-Up|Elevent/)
        .count()
    )
      return
    await open(page, path)
    await expect(title(page)).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  })

  await connectSite(context, page)
  await open(page, path)

  await test.step('somebody finds the event by its name, and connects it', async () => {
    await expect(status(page)).toHaveText('Disconnected')
    await expect(button(page, 'Connect')).toBeHidden()
    await choose(page, /Alchemist/)
    await button(page, 'Connect').click()
    await expect(status(page)).toHaveText('Missing Callboard End Date')
  })

  await test.step('the changes are told before anything is done', async () => {
    await button(page, 'What would change').click()
    const dialog = page.getByRole('dialog', { name: 'What would change' })
    await expect(dialog.getByRole('status')).toContainText('2 new performances')
    await expectGoodLooks(page, { within: '[role=dialog]' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, 'What would change')).toBeFocused()
  })

  await test.step('a sync covers the screen, and loads the form again with what came', async () => {
    const goOn = await holdSync(page)
    await button(page, 'Sync now').click()
    await expect(page.getByRole('alertdialog', { name: 'Synchronizing with Spektrix' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    goOn()
    await expect(status(page)).toHaveText('Connected')
    await expect(panel(page)).toContainText(/Last synced/)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(title(page)).toBeEditable()
  })

  await test.step('it looks well in every look', async () => {
    await expectGoodLooks(page, { within: 'section[aria-busy]' })
  })
})

test('fields say where they come from, and follow again what staff have edited', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await open(page, path)
  const summary = page.locator('.field-type', { has: page.locator('#field-summary') }).first()
  await expect(summary).toContainText(/From Spektrix, (now|\d+ \w+ ago)/)
  const own = page.locator('.field-type', { has: page.locator('#field-title') }).first()
  await expect(own).toContainText('Edited here')

  await own.getByRole('button', { name: 'Title: Follow Spektrix again' }).click()
  await expect(own).toContainText('Follows Spektrix from the next sync on')
  await syncNow(page)
  await expect(title(page)).toHaveValue('The Alchemist')
  await expect(own).toContainText(/From Spektrix/)

  await test.step('unsaved writing is saved before the sync', async () => {
    moveInstance(season, [...season.instances.keys()][0]!, '2031-03-01T18:00:00')
    await title(page).fill('The Alchemist, ours')
    await syncNow(page)
    await expect(own).toContainText('Edited here')
    await expect(title(page)).toHaveValue('The Alchemist, ours')
  })

  await test.step('an event may differ from its connection', async () => {
    await button(page, 'Differences of this event').click()
    const drawer = page.getByRole('dialog', { name: 'What this event does differently' })
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH',
    )
    await drawer.getByRole('combobox', { name: 'When the event is published' }).selectOption('Changes wait as a draft')
    await drawer.getByRole('switch', { name: 'Own fields for this event' }).click()
    await expect(drawer.getByRole('group', { exact: true, name: 'Title' })).toBeVisible()
    expect((await saved).status()).toBe(200)
    await expectGoodLooks(page, { within: '[role=dialog]' })
    await page.keyboard.press('Escape')
    await expect
      .poll(
        async () =>
          (await (
            await context.request.get(`/api/events/${path.split('/').at(-1)}?draft=true&depth=0`, { headers })
          ).json()) as object,
      )
      .toMatchObject({ eventFieldMaps: { overrideEventMaps: true }, syncToPublished: false })
  })
})

test('[B-210] disconnecting leaves what came, and the event can be connected again', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await open(page, path)
  await button(page, 'Disconnect').click()
  await expect(status(page)).toHaveText('Disconnected')
  await expect(chooser(page)).toHaveAccessibleName(/The Alchemist/)
  await button(page, 'Connect').click()
  await expect(status(page)).toHaveText('Connected')
})

test('[B-207, B-213, B-214] an event that is gone at the box office is marked, and somebody chooses another', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  await open(page, path)
  deleteEvent(season, [...season.events.keys()][0]!)
  await Promise.all([page.waitForEvent('load'), button(page, 'Sync now').click()])
  await expect(status(page)).toHaveText('Event Deleted from Spektrix')
  await expect(chooser(page)).toHaveAccessibleName(/Event no longer exists \(/)
  await expect(panel(page)).toContainText('The event was removed from Spektrix. Choose another, or clear the field.')
  await expectGoodLooks(page, { within: 'section[aria-busy]' })
  await choose(page, /Volpone/)
  await button(page, 'Connect').click()
  await expect(panel(page)).not.toContainText('was removed from Spektrix')
  await button(page, 'Disconnect').click()
  await expect(status(page)).toHaveText('Disconnected')
})

test('[B-305, B-306] lists lie in local storage until somebody signs out, and hold nothing secret', async ({
  context,
  page,
}) => {
  // A session of its own, to be ended.
  await context.addCookies([
    {
      name: 'payload-token',
      httpOnly: true,
      url: process.env.E2E_BASE_URL!,
      value: await freshToken(context, 'owner'),
    },
  ])
  await open(page, path)
  await expect(chooser(page)).toBeEnabled()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('APP:')))
  await expect.poll(kept).toEqual([expect.stringMatching(/^APP:spektrix_available_events_[0-9a-f-]{36}$/)])
  // Where no list is shown, which could be kept anew meanwhile.
  await open(page, '/admin/account')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('APP:'))!
    localStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), keptAt: Date.now() }),
    )
  })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/ticketing/spektrix/events') && asked.push(request.url()))
  await open(page, path)
  await chooser(page).click()
  await expect(page.getByRole('option', { name: /Volpone/ })).toBeVisible()
  expect(asked).toEqual([])
  await page.goto('/admin/auth/logout')
  await expect(page.getByRole('button', { exact: true, name: 'Sign in' })).toBeVisible()
  expect(await kept()).toEqual([])
})

test('somebody who only reads sees how things stand, and changes nothing', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  await open(page, path)
  await expect(status(page)).toHaveText('Disconnected')
  await expect(panel(page).getByRole('button', { name: /Connect|Sync now|Disconnect/ })).toHaveCount(0)
})

test('holds on 320 pixels from right to left', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 800, width: 320 })
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'المزامنة' })).toBeVisible()
  await expectToFit(page, { within: 'section[aria-busy]' })
  // Nobody answers there any more.
  await context.request.post('/api/ticketing/spektrix/disconnect', { data: { tenant: await siteId(context) }, headers })
})
