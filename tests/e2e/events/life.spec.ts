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

interface Stored {
  _status: string
  deletedAt: string | null
  start?: string
  start_tz?: string
  title: string
}

const stored = (collection: string, id: string, draft = true) =>
  site.asProvider<Stored>('GET', `/${collection}/${id}?trash=true&draft=${draft}`)

/** Every call of the screen that the server refuses. */
function refusals(page: Page): string[] {
  const found: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && answer.status() >= 400)
      found.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return found
}

const question = (page: Page) => page.locator('dialog[open], [role=dialog]').last()
const trashed = (collection: string, id: string) => `/admin/collections/${collection}/trash/${id}`

async function trash(page: Page, collection: string, id: string): Promise<void> {
  await open(page, `/admin/collections/${collection}/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-trash').click()
}

test(
  'an owner moves an event with its performances to the trash after a question, and restores them',
  { tag: '@core' },
  async ({ page }) => {
    const event = await made('events', { title: 'Hamlet' })
    const performances = [
      await made('event-instances', { event, start: '2028-03-01T19:30:00.000Z' }),
      await made('event-instances', { event, start: '2028-03-02T19:30:00.000Z' }),
    ]
    const refused = refusals(page)
    await trash(page, 'events', event)
    await expect(question(page)).toContainText('2 performances go with it.')
    await expectNoViolations(page, ['.doc-tab'])
    await question(page).locator('#confirm-action').click()
    await expect(page).toHaveURL(/\/collections\/events(\?|$)/)
    for (const id of performances) expect((await stored('event-instances', id)).deletedAt).not.toBeNull()

    await open(page, trashed('events', event))
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(question(page)).toContainText('2 performances are restored too, as they were.')
    await question(page).getByRole('checkbox').check()
    await question(page).locator('#confirm-action').click()
    await expect(page).toHaveURL(new RegExp(`/collections/events/${event}$`))
    expect(await stored('events', event)).toMatchObject({ _status: 'published', deletedAt: null })
    for (const id of performances)
      expect(await stored('event-instances', id)).toMatchObject({ _status: 'published', deletedAt: null })
    expect(refused).toEqual([])
  },
)

test('an owner restores a document as a draft, or deletes it permanently, from its screen in the trash', async ({
  page,
}) => {
  const [back, gone] = [await made('pages', { title: 'Back' }), await made('pages', { title: 'Gone' })]
  for (const id of [back, gone]) await site.asProvider('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
  const refused = refusals(page)
  await open(page, trashed('pages', back))
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await question(page).locator('#confirm-action').click()
  await expect(page).toHaveURL(new RegExp(`/collections/pages/${back}$`))
  expect(await stored('pages', back)).toMatchObject({ _status: 'draft', deletedAt: null })
  await open(page, trashed('pages', gone))
  await page.getByRole('button', { name: /^Permanently delete$|^Delete Permanently$/ }).click()
  await question(page).locator('#confirm-action').click()
  await expect(page).toHaveURL(/\/collections\/pages\/trash(\?|$)/)
  expect(
    (await site.asProvider<{ totalDocs: number }>('GET', `/pages?trash=true&where[id][equals]=${gone}`)).totalDocs,
  ).toBe(0)
  expect(refused).toEqual([])
})

test("an owner's typed start time stays the same when the event's venue is in another time zone", async ({ page }) => {
  const venue = await made('venues', { name: 'Broadway', timezone: 'America/New_York' })
  const event = await made('events', { title: 'On tour', venue })
  const id = await made('event-instances?draft=true', { _status: 'draft' })
  await open(page, `/admin/collections/event-instances/${id}`)
  expect((await stored('event-instances', id)).start_tz).not.toBe('America/New_York')
  const saved = (text: string) =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' &&
        answer.url().includes(`/event-instances/${id}`) &&
        (answer.request().postData() ?? '').includes(text) &&
        answer.ok(),
    )
  const start = page.locator('#field-start input').first()
  const chosen = saved(event)
  await page.locator('#field-event .rs__control').click()
  await page.locator('#field-event .rs__option', { hasText: 'On tour' }).click()
  // Typed last, so that Payload keeps it and takes the zone of the answer.
  await start.fill('1 Mar 2028 19:30')
  await start.press('Enter')
  await chosen
  await expect(start).toHaveValue('1 Mar 2028 19:30')
  await expect(page.locator('#field-start')).toContainText('New York')
  await expect
    .poll(async () => stored('event-instances', id))
    .toMatchObject({ start: '2028-03-02T00:30:00.000Z', start_tz: 'America/New_York' })
  await reload(page)
  await expect(start).toHaveValue('1 Mar 2028 19:30')
})

test("an owner lists performances stored outside their venue's time zone, and corrects one", async ({ page }) => {
  const venue = await made('venues', { name: 'Broadway', timezone: 'America/New_York' })
  const event = await made('events', { title: 'Stored wrong', venue })
  const id = await made('event-instances', { event, start: '2128-03-01T19:30:00.000Z', start_tz: 'UTC' })
  await open(page, '/admin/collections/event-instances?when=all')
  await expect(page.getByText('1 performance is not in the time zone of its venue.')).toBeVisible()
  await page.getByRole('button', { name: 'Review them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Time zones to check' })
  await expect(dialog).toContainText(/Stored as .*19:30, UTC\. Its venue is in America\/New York\./)
  await expectNoViolations(page, ['.doc-tab'])
  await dialog.getByRole('button', { name: /^Use .*19:30, America\/New York/ }).click()
  await expectToast(page, /Now .*19:30, America\/New York/)
  await expect(dialog).toContainText('Every performance is in the time zone of its venue.')
  expect(await stored('event-instances', id)).toMatchObject({
    start: '2128-03-02T00:30:00.000Z',
    start_tz: 'America/New_York',
  })
})
