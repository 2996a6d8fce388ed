import { expect, test, type APIRequestContext, type Page, type Route } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let as: APIRequestContext
let post: string

const headers = { Origin: process.env.E2E_BASE_URL! }
const SAVES = /\/api\/posts\/[\w-]+\?/

test.beforeAll(async () => {
  site = await makeSite({})
  await site.asProvider('POST', `/tenants/${site.id}/languages`, { languages: ['en', 'cy'] })
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
  // A test before may have chosen another language.
  await as.post('/api/payload-preferences/locale', { data: { value: 'en' }, headers })
  const answer = await as.post('/api/posts?draft=true', {
    data: { _status: 'draft', tenant: site.id, title: 'Opening night' },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  post = ((await answer.json()) as { doc: { id: string } }).doc.id
})

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
/** Types at the end of the title. */
async function type(page: Page, text: string): Promise<void> {
  await title(page).press('End')
  await title(page).pressSequentially(text)
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const answer = (page: Page, name: 'Leave' | 'Stay') => question(page).getByRole('button', { exact: true, name }).click()

interface Stored {
  deletedAt: string | null
  title: string
}
const stored = async (): Promise<Stored> =>
  (await (await as.get(`/api/posts/${post}?draft=true&depth=0&trash=true&locale=en`, { headers })).json()) as Stored

/** Comes to the post from its list, so that there is something to go back to. */
async function openFromList(page: Page): Promise<void> {
  await open(page, '/admin/collections/posts')
  await page.locator(`a[href*="${post}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(post))
  await expect(title(page)).toBeEditable()
}

test('Back from a document leads to its list', async ({ page }) => {
  await openFromList(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Opening night' }).first()).toBeVisible()
  await page.goForward()
  await expect(title(page)).toBeEditable()
})

/** Each way leads from the post to an address. */
const WAYS: [name: string, leave: (page: Page) => Promise<unknown>, leadsTo: RegExp][] = [
  [
    'a link is followed',
    (page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }).click(),
    /\/collections\/events/,
  ],
  [
    'another language is chosen',
    async (page) => {
      await page.locator('.localizer').getByRole('button').first().click()
      await page.getByRole('button', { name: /\(cy\)/ }).click()
    },
    /locale=cy/,
  ],
  ['Back is pressed', (page) => page.evaluate(() => window.history.back()), /\/collections\/posts(\?|$)/],
  [
    'a screen is named after Ctrl K',
    async (page) => {
      await page.keyboard.press('Control+k')
      const jump = page.getByRole('combobox', { name: 'Jump to' })
      await jump.fill('Redirects')
      await expect(page.getByRole('option').first()).toContainText('Redirects')
      await jump.press('Enter')
    },
    /redirects/,
  ],
]

for (const [way, leave, leadsTo] of WAYS) {
  test(`what was typed a moment ago is saved when ${way}`, async ({ page }) => {
    await openFromList(page)
    await type(page, ', sold out')
    await leave(page)
    await expect(page).toHaveURL(leadsTo)
    if (way !== 'another language is chosen') await expect(title(page)).toBeHidden()
    await expect.poll(async () => (await stored()).title).toBe('Opening night, sold out')
    await expect(question(page)).toBeHidden()
  })

  test(`what cannot be saved is not lost unasked when ${way}`, async ({ page }) => {
    await openFromList(page)
    await page.route(SAVES, refuse)
    await type(page, ', sold out')
    await leave(page)
    await expect(question(page)).toContainText('Your changes will be lost.')
    await expectNoViolations(page)
    await answer(page, 'Stay')
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(post))
    await expect(title(page)).toHaveValue('Opening night, sold out')
    await title(page).press('End')
    await leave(page)
    await answer(page, 'Leave')
    await expect(page).toHaveURL(leadsTo)
    expect((await stored()).title).toBe('Opening night')
  })
}

const refuse = (route: Route): Promise<void> =>
  route.request().method() === 'PATCH'
    ? route.fulfill({ json: { errors: [{ message: 'Not today.' }] }, status: 403 })
    : route.fallback()

/** Keeps saves on their way until it is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(SAVES, async (route) => {
    if (route.request().method() === 'PATCH') await isReleased
    return route.fallback()
  })
  return release
}

test('leaving waits for a save that takes long, says so, and goes on by itself', async ({ page }) => {
  const refused: number[] = []
  page.on('response', (response) => response.status() === 409 && refused.push(response.status()))
  await openFromList(page)
  const release = await holdSaves(page)
  await type(page, ', moved')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }).click()
  await expect(question(page)).toContainText('Your changes are still being saved.')
  await expect(page).toHaveURL(new RegExp(post))
  release()
  await expect(page).toHaveURL(/\/collections\/events/)
  expect((await stored()).title).toBe('Opening night, moved')
  // The autosave may run beside it: nobody is in conflict with themselves.
  expect(refused).toEqual([])
})

test('the browser asks before the tab is closed over something unsaved, and only then', async ({ page }) => {
  await openFromList(page)
  await page.route(SAVES, refuse)
  await type(page, ', sold out')
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await page.unroute(SAVES, refuse)
  await title(page).press('Home')
  await page.keyboard.type('The ')
  await expect.poll(async () => (await stored()).title).toBe('The Opening night, sold out')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  const closed = page.waitForEvent('close')
  page.on('dialog', () => expect.soft('asked').toBe('closed'))
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a new document that was only just begun is stored when it is left', async ({ page }) => {
  await open(page, '/admin/collections/posts/create')
  await title(page).pressSequentially('A note from the wings')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL(/\/collections\/events/)
  const found = await as.get('/api/posts?draft=true&depth=0&where[title][equals]=A note from the wings', { headers })
  expect(((await found.json()) as { totalDocs: number }).totalDocs).toBe(1)
})

async function moveToTrash(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.getByRole('button', { exact: true, name: 'Move to trash' }).first().click()
}

test('a post goes to the trash with what was typed last, and comes back with it', async ({ page }) => {
  await openFromList(page)
  const release = await holdSaves(page)
  await Promise.all([page.waitForRequest((sent) => sent.method() === 'PATCH'), type(page, ', cancelled')])
  await moveToTrash(page)
  expect((await stored()).deletedAt).toBeNull()
  release()
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toMatchObject({ deletedAt: null, title: 'Opening night, cancelled' })
})

test('the trash says what would be lost with a post that cannot be saved', async ({ page }) => {
  await openFromList(page)
  await page.route(SAVES, refuse)
  await type(page, ', cancelled')
  await moveToTrash(page)
  const dialog = page.locator('.confirmation-modal').filter({ visible: true })
  await expect(dialog).toContainText('Its last changes are not saved and would be lost.')
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await expect.poll(async () => (await stored()).deletedAt).not.toBeNull()
  await expect(page).toHaveURL(/\/collections\/posts(\?|$)/)
})

test('nothing is scheduled without its last changes', async ({ page }) => {
  await openFromList(page)
  await page.route(SAVES, refuse)
  await type(page, ', at last')
  await page.getByRole('button', { exact: true, name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('button', { exact: true, name: 'Schedule' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The last changes are not saved, so nothing was scheduled.')
  await page.unroute(SAVES, refuse)
  await dialog.getByRole('button', { exact: true, name: 'Schedule' }).click()
  await expect(dialog).toBeHidden()
  expect((await stored()).title).toBe('Opening night, at last')
})
