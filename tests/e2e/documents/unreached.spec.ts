import { expect, test, type APIRequestContext, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let as: APIRequestContext
let post: string

const headers = { Origin: process.env.E2E_BASE_URL! }

test.beforeAll(async () => {
  site = await makeSite({ people: {}, roles: {} })
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
  const answer = await as.post('/api/posts?draft=true', {
    data: { _status: 'draft', tenant: site.id, title: 'Opening night' },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  post = ((await answer.json()) as { doc: { id: string } }).doc.id
})

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const notSaved = (page: Page) => page.getByText('Not saved', { exact: true })
const saveNow = (page: Page) => page.getByRole('button', { name: 'Save now' })
const storedTitle = async (): Promise<string> =>
  ((await (await as.get(`/api/posts/${post}?draft=true&depth=0`, { headers })).json()) as { title: string }).title

test(
  'an owner who types offline sees "Not saved", and the text is saved once the connection is back',
  { tag: '@core' },
  async ({ context, page }) => {
    await open(page, `/admin/collections/posts/${post}`)
    await context.setOffline(true)
    await title(page).fill('Opening night, sold out')
    await expect(notSaved(page)).toBeVisible()
    await expectToast(page, 'The server could not be reached. Nothing was saved; what you typed is still here.')
    await expectNoViolations(page)

    // As on a train: more is typed, and still nothing gets through.
    await title(page).fill('Opening night, returns only')
    await expect(notSaved(page)).toBeVisible()
    expect(await storedTitle()).toBe('Opening night')
    await context.setOffline(false)
    await expect(notSaved(page)).toBeHidden()
    await expect.poll(storedTitle).toBe('Opening night, returns only')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await page.reload()
    await expect(title(page)).toHaveValue('Opening night, returns only')
  },
)

test('an owner retries a save that an unavailable server refused, and it is sent once', async ({ page }) => {
  await open(page, `/admin/collections/posts/${post}`)
  let isAway = true
  let saves = 0
  await page.route(/\/api\/posts\/[\w-]+\?/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    saves++
    return isAway ? route.fulfill({ body: 'Bad gateway', status: 502 }) : route.fallback()
  })
  await page.route('**/api/health/ready', (route) => (isAway ? route.fulfill({ status: 503 }) : route.fallback()))
  await title(page).fill('Opening night, moved')
  await expect(notSaved(page)).toBeVisible()
  isAway = false
  saves = 0
  await saveNow(page).press('Enter')
  await expect(notSaved(page)).toBeHidden()
  await expect.poll(storedTitle).toBe('Opening night, moved')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  expect(saves).toBe(1)
})

test("an owner's text before a failed publication is kept and saved as a draft", async ({ page }) => {
  await open(page, `/admin/collections/posts/${post}`)
  let isAway = true
  await page.route(/\/api\/posts\/[\w-]+\?/, (route) =>
    route.request().method() === 'PATCH' && isAway ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await page.route('**/api/health/ready', (route) => (isAway ? route.fulfill({ status: 503 }) : route.fallback()))
  await title(page).fill('Opening night, at last')
  await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
  await expect(notSaved(page)).toBeVisible()
  isAway = false
  await expect.poll(storedTitle).toBe('Opening night, at last')
  await expect(notSaved(page)).toBeHidden()
  await expect(page.getByText(/^Saved /)).toBeVisible()
})

test('an owner sees "Not saved" for a save that the server refuses, and it is only sent again on request', async ({
  page,
}) => {
  await open(page, `/admin/collections/posts/${post}`)
  let saves = 0
  await page.route(/\/api\/posts\/[\w-]+\?/, (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    return saves++ ? route.fallback() : route.fulfill({ json: { errors: [{ message: 'Not today.' }] }, status: 403 })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await title(page).fill('Opening night, refused')
  await expectToast(page, 'Not today.')
  await expect(notSaved(page)).toBeVisible()
  expect(await storedTitle()).toBe('Opening night')
  await saveNow(page).click()
  await expect.poll(storedTitle).toBe('Opening night, refused')
  await expect(notSaved(page)).toBeHidden()
  expect(saves).toBe(2)
  expect(asked).not.toContain('/api/health/ready')
})

test('an owner who goes on typing in two fields while a slow save is under way keeps what is in both', async ({
  page,
}) => {
  await open(page, `/admin/collections/posts/${post}`)
  const sent = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route(/\/api\/posts\/.*autosave=true/, async (route) => {
    sent.resolve()
    await release.promise
    await route.continue()
  })
  await title(page).fill('Opening evening')
  await sent.promise
  await title(page).fill('Opening evening with music')
  const summary = page.getByRole('textbox', { name: /^Summary/ })
  await summary.fill('A quartet')
  const next = page.waitForResponse((response) => (response.request().postData() ?? '').includes('A quartet'))
  release.resolve()
  await next
  await expect.poll(storedTitle).toBe('Opening evening with music')
  await expect(title(page)).toHaveValue('Opening evening with music')
  await expect(summary).toHaveValue('A quartet')
})
