import { expect, test, type APIRequestContext, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Edda: { as: 'tenant-admin' } } })
})
test.afterAll(() => site.close())

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const headers = { Origin: process.env.E2E_BASE_URL! }

/** Of the API, as somebody who works beside the one on screen. */
async function save(
  as: APIRequestContext,
  method: 'PATCH' | 'POST',
  path: string,
  data: object,
): Promise<{ id: string; title: string; updatedAt: string }> {
  const answer = await as.fetch(`/api${path}`, { data, headers, method })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { doc: { id: string; title: string; updatedAt: string } }).doc
}

const answered = (page: Page, status: number) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && /\/api\/pages\//.test(answer.url()) && answer.status() === status,
  )

test(
  "an owner whose save collides with a colleague's sees both versions and can keep either",
  { tag: '@core' },
  async ({ browser, page }) => {
    const second = await browser.newContext()
    await signInSomebody(second, site.people.Edda!)
    const other = second.request
    const hero = { blockType: 'hero', heading: 'Spring season' }
    const { id } = await save(other, 'POST', '/pages', {
      _status: 'published',
      layout: [hero],
      tenant: site.id,
      title: 'Spring',
    })
    await signInSomebody(page.context(), site.people.owner)
    await open(page, `/admin/collections/pages/${id}`)
    await expect(title(page)).toHaveValue('Spring')
    await save(other, 'PATCH', `/pages/${id}`, { title: 'Spring at the theatre' })

    // Nobody holds a lock, and the first save is refused all the same.
    await Promise.all([answered(page, 409), title(page).fill('Spring and summer')])
    const question = page.getByRole('dialog', { name: 'This was saved in the meantime' })
    await expect(question).toContainText(/Edda Tester\W has saved this since you opened it/)
    await expect(question.getByRole('listitem').filter({ hasText: 'Title' })).toContainText('Spring at the theatre')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveValue('Spring and summer')
    await page.getByRole('button', { name: 'See what changed' }).click()
    await Promise.all([answered(page, 200), question.getByRole('button', { name: 'Save my version' }).click()])
    await expect(question).toHaveCount(0)
    const versions = await other.get(`/api/pages/versions?where[parent][equals]=${id}&limit=10`, { headers })
    expect(
      ((await versions.json()) as { docs: { version: { title: string } }[] }).docs.map((one) => one.version.title),
    ).toEqual(['Spring and summer', 'Spring at the theatre', 'Spring'])

    await save(other, 'PATCH', `/pages/${id}?overrideLock=true`, { title: 'Theirs' })
    await Promise.all([answered(page, 409), title(page).fill('Mine')])
    await question.getByRole('button', { name: 'Continue with theirs' }).click()
    await expect(title(page)).toHaveValue('Theirs')
    await page.getByRole('button', { name: 'What you had typed' }).click()
    const kept = page.getByRole('dialog', { name: 'What you had typed' })
    await expect(kept.getByRole('listitem').filter({ hasText: 'Title' })).toContainText('Mine')
    await Promise.all([answered(page, 200), kept.getByRole('button', { name: 'Save this after all' }).click()])
    await expect(title(page)).toHaveValue('Mine')
    await expect(page.getByRole('button', { name: 'What you had typed' })).toHaveCount(0)

    // A block above the others changes none of them.
    const text = { blockType: 'callToAction', heading: 'Book now', links: [] }
    const stored = await other.get(`/api/pages/${id}?depth=0&draft=true`, { headers })
    const { layout } = (await stored.json()) as { layout: object[] }
    await save(other, 'PATCH', `/pages/${id}?overrideLock=true&draft=true`, { layout: [text, ...layout] })
    const [newest] = (
      (await (
        await other.get(`/api/pages/versions?where[parent][equals]=${id}&limit=1&sort=-updatedAt`, { headers })
      ).json()) as { docs: { id: string }[] }
    ).docs
    await open(page, `/admin/collections/pages/${id}/versions/${newest!.id}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(/01 Call to action – Book now\s*Added/)
    await expectNoViolations(page)
    await second.close()
  },
)

test('an owner sees where a person is used before moving it to the trash', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  const as = page.context().request
  const person = await save(as, 'POST', '/people', { _status: 'published', name: 'Ines Marlow', tenant: site.id })
  await save(as, 'POST', '/pages', {
    _status: 'published',
    layout: [{ blockType: 'peopleList', people: [person.id] }],
    tenant: site.id,
    title: 'The company',
  })
  await open(page, `/admin/collections/people/${person.id}`)
  const menu = page.locator('.doc-controls__dots')
  await menu.click()
  await page.getByRole('button', { name: 'Where is this used?' }).click()
  const places = page.getByRole('dialog', { name: 'Where is this used?' })
  await expect(places).toContainText('Used in 1 place.')
  await expect(places.getByRole('link', { name: 'The company' })).toBeVisible()
  await expectNoViolations(page)
  await places.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'More actions' }).filter({ has: menu })).toBeFocused()
  await menu.click()
  await page.getByRole('button', { exact: true, name: 'Move to trash' }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'Ines Marlow' })
  await expect(question).toContainText('Used in 1 place. It will be missing there.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await open(page, '/admin/collections/people')
  await page
    .getByRole('checkbox', { name: /Select/ })
    .first()
    .check()
  await page.getByRole('button', { exact: true, name: 'Move to trash' }).click()
  await expect(page.getByRole('dialog').filter({ hasText: 'Move to trash' })).toContainText('Used in 1 place.')
})

test('an owner is asked for alternative text on publication, and finds images without it in the list of media', async ({
  page,
}) => {
  await signInSomebody(page.context(), site.people.owner)
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  for (const [name, alt] of [
    ['described.png', 'The foyer'],
    ['bare.png', ''],
  ] as const) {
    const answer = await page.context().request.post('/api/media', {
      headers,
      multipart: {
        _payload: JSON.stringify({ alt, tenant: site.id, title: name }),
        file: { buffer: picture, mimeType: 'image/png', name },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  const tiles = page.getByRole('list', { name: 'Media' }).locator('li')
  await open(page, '/admin/collections/media')
  await expect(tiles).toHaveCount(2)
  // Of many it is asked as of one: the others are published, and it is said which was not.
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('button', { exact: true, name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, /Unable to update 1 out of 2 Media\..*bare\.png\W?: Say what the picture shows/s)
  await expect(tiles.filter({ hasText: 'described' })).toContainText('Published')
  await page.getByRole('link', { name: 'Without alternative text' }).click()
  await expect(tiles).toHaveCount(1)
  await expect(tiles).toContainText('bare')
  await expectNoViolations(page)

  await tiles.getByRole('link').click()
  const alt = page.getByRole('textbox', { name: /^Alternative text/ })
  const asked = page.getByText('Describe this picture in a sentence')
  await expect(asked).toBeVisible()
  await expectNoViolations(page)
  const publish = async (status: number) => {
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'PATCH' && one.url().includes('/api/media/'),
    )
    await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
    expect((await answer).status()).toBe(status)
  }
  await publish(400)
  await expect(
    page.getByText('Say what the picture shows, or tick that it is decorative.', { exact: true }),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Decorative picture – screen readers skip it' }).check()
  await expect(alt).toHaveCount(0)
  await publish(200)
  await open(page, '/admin/collections/media?alt=missing')
  await expect(page.getByText('No matches')).toBeVisible()
})

test('an admin who selects a whole list changes only documents that match its search, on the current site', async ({
  page,
}) => {
  const elsewhere = await makeSite()
  await site.asProvider('POST', '/memberships', {
    role: 'tenant-admin',
    tenant: elsewhere.id,
    user: site.people.Edda!.id,
  })
  await signInSomebody(page.context(), site.people.Edda!)
  const as = page.context().request
  const series = (title: string, tenant = site.id) =>
    save(as, 'POST', '/series', { _status: 'published', tenant, title })
  const others = [await series('Talks'), await series('Matinees elsewhere', elsewhere.id)]
  await Promise.all(Array.from({ length: 26 }, (_, index) => series(`Matinees ${index + 1}`)))
  const areLive = () =>
    Promise.all(
      others.map(async ({ id }) =>
        expect(await (await as.get(`/api/series/${id}?trash=true`, { headers, maxRetries: 2 })).json()).toMatchObject({
          _status: 'published',
          deletedAt: null,
        }),
      ),
    )
  const chooseAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).first().check()
    await page.getByRole('button', { name: /^Select all \(/ }).click()
  }
  const confirm = async (name = 'Confirm') => {
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'PATCH' && one.url().includes('/api/series?'),
    )
    await page.getByRole('dialog').getByRole('button', { name }).click()
    expect(((await (await answer).json()) as { docs: object[] }).docs).toHaveLength(26)
  }
  await as.post('/api/users/set-tenant', { data: { tenantId: site.id }, headers })
  await open(page, '/admin/collections/series?search=Matinees')
  await chooseAll()
  await page.getByRole('button', { exact: true, name: 'Unpublish' }).click()
  await expect(page.getByRole('dialog')).toContainText('It takes 26 documents off the site.')
  await confirm()
  await areLive()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Not "Changed": nothing of them is live any more. The list was read again, and with it what was chosen is forgotten.
  await expect(page.locator('tbody .cell-_status').filter({ hasText: /^Draft$/ })).toHaveCount(25)
  await chooseAll()
  await page.locator('[data-bulk-actions]').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByRole('dialog')).toContainText('You are about to move 26 Series to the trash')
  await confirm('Move to trash')
  await areLive()
  await elsewhere.close()
})

test('an owner sees that a trashed document was published and where it is referenced, and restores it', async ({
  page,
}) => {
  await signInSomebody(page.context(), site.people.owner)
  const as = page.context().request
  const series = (title: string) => save(as, 'POST', '/series', { _status: 'published', tenant: site.id, title })
  const [gone, stays] = [await series('Talks by the sea'), await series('Talks by the river')]
  const { id } = await save(as, 'POST', '/events', {
    series: [gone.id, stays.id],
    tenant: site.id,
    title: 'An evening of talks',
  })
  await save(as, 'PATCH', `/series/${gone.id}`, { deletedAt: new Date().toISOString() })
  await open(page, `/admin/collections/events/${id}`)
  const field = page.locator('#field-series')
  await expect(field).toContainText('Talks by the sea (in the trash)')
  await expect(field.getByRole('button', { name: 'Edit Talks by the river' })).toBeVisible()
  await expect(field.getByRole('button', { name: /^Edit Talks by the sea/ })).toHaveCount(0)

  const columns = page.getByRole('button', { name: 'Columns' })
  const deleted = page.getByRole('checkbox', { exact: true, name: 'Deleted' })
  const row = page.getByRole('row').filter({ hasText: 'Talks by the sea' })
  await open(page, '/admin/collections/series')
  await columns.click()
  await expect(page.getByRole('checkbox', { exact: true, name: 'First published' })).toBeVisible()
  await expect(deleted).toHaveCount(0)
  // Payload's own columns can only be dragged by keyboard.
  const summary = page.getByRole('checkbox', { exact: true, name: 'Summary' })
  await expect(summary).not.toBeChecked()
  await summary.press('Space')
  await expect(page.getByRole('columnheader', { name: /^Summary/ })).toBeVisible()
  await expect(summary).toBeChecked()
  await open(page, '/admin/collections/series/trash')
  await expect(row).toContainText('Published before')
  await columns.click()
  await expect(deleted).toBeVisible()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, '/admin/collections/series')
  await expect(row.locator('.cell-_status')).toHaveText('Published')
})

test("an owner sees a scheduled time in the document's form, the page tree, a list and the search", async ({
  page,
}) => {
  await signInSomebody(page.context(), site.people.owner)
  const { id } = await save(page.context().request, 'POST', '/pages', {
    _status: 'published',
    tenant: site.id,
    title: 'Pantomime',
  })
  await open(page, `/admin/collections/pages/${id}`)
  await page.getByRole('button', { exact: true, name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('What happens').selectOption('Take off the site')
  await dialog.getByLabel('Day').fill('2126-12-03')
  await dialog.getByLabel('Time').fill('10:00')
  await dialog.getByRole('button', { exact: true, name: 'Schedule' }).click()
  await expect(dialog).toHaveCount(0)
  const words = /^Off the site \W?Dec 3, 2126 at 10:00 AM/
  await expect(page.locator('.doc-controls__status')).toContainText(
    /Published.*Off the site \W?Dec 3, 2126 at 10:00 AM/,
  )
  await expectNoViolations(page)
  await open(page, '/admin/collections/pages')
  await expect(page.getByRole('row', { name: /Pantomime/ }).getByRole('img', { name: words })).toBeVisible()
  await expect(page.getByRole('img', { name: words })).toHaveCount(1)
  await open(page, '/admin/collections/pages?search=Pantomime')
  await expect(page.getByRole('row', { name: /Pantomime/ })).toContainText(/Off the site \W?Dec 3, 2126/)
  await open(page, '/admin/cms-search?q=Pantomime')
  await expect(page.getByRole('img', { name: words })).toBeVisible()
})
