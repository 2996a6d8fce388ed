import { expect, test, type BrowserContext, type Page, type Request } from '../support/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, chooseTheme, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const ORIGIN = { Origin: process.env.E2E_BASE_URL! }
const NEW = '/admin/collections/pages/create'
const STORED = /\/collections\/pages\/[\da-f-]{36}(\?|$)/

const title = (page: Page) => page.locator('#field-title')

async function countOf(context: BrowserContext, collection = 'pages'): Promise<number> {
  const answer = await context.request.get(`/api/${collection}?draft=true&limit=1&depth=0`, { headers: ORIGIN })
  return ((await answer.json()) as { totalDocs: number }).totalDocs
}

interface Stored {
  _status: string
  slug: string
  title: string
}

async function stored(context: BrowserContext, page: Page): Promise<Stored> {
  const id = page.url().split('/').at(-1)!.split('?')[0]
  return (await (
    await context.request.get(`/api/pages/${id}?draft=true&depth=0`, { headers: ORIGIN })
  ).json()) as Stored
}

async function remove(context: BrowserContext, page: Page): Promise<void> {
  const id = page.url().split('/').at(-1)!.split('?')[0]
  await signInAs(context, 'owner')
  expect((await context.request.delete(`/api/pages/${id}`, { headers: ORIGIN })).status()).toBe(200)
}

test('an editor opens and leaves a new page, and nothing is stored', async ({ context, page }) => {
  await signInAs(context, 'editor')
  const before = await countOf(context)
  await open(page, '/admin/collections/pages')
  await page.getByRole('link', { name: 'Create new Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible()
  await expect(page).toHaveTitle(/^New page/)
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(/\/pages\/create$/)
  expect(await countOf(context)).toBe(before)
  await expectGoodLooks(page, { except: ['.doc-tab'] })
  await reload(page)
  await expect(title(page)).toHaveValue('')
  // The cursor stands there once the form works, not only looks like one.
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  expect(await countOf(context)).toBe(before)
})

test(
  'an editor types into a new page, which saves while they type and keeps the cursor in place',
  { tag: '@core' },
  async ({ context, page }) => {
    await signInAs(context, 'editor')
    const before = await countOf(context)
    await open(page, NEW)
    await expect(title(page)).toBeFocused()
    // Typed while the first save is under way.
    await page.route(/\/api\/pages\?/, async (route) => {
      if (route.request().method() === 'POST') await page.keyboard.type(' tours')
      await route.continue()
    })
    await page.keyboard.type('Backstage')
    await expect(page).toHaveURL(STORED)
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'Backstage tours' })).toBeVisible()
    await expect.poll(async () => (await stored(context, page)).title).toBe('Backstage tours')
    expect(await stored(context, page)).toMatchObject({ _status: 'draft', slug: 'backstage-tours' })
    expect(await countOf(context)).toBe(before + 1)
    await reload(page)
    await expect(title(page)).toHaveValue('Backstage tours')
    await remove(context, page)
  },
)

test('an editor publishes a new page once, and Back skips the empty form', async ({ context, page }) => {
  await signInAs(context, 'editor')
  const before = await countOf(context)
  await open(page, '/admin/collections/pages')
  await page.getByRole('link', { name: 'Create new Page' }).click()
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('Straight to the website')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(STORED)
  await expect.poll(async () => (await stored(context, page))._status).toBe('published')
  expect(await countOf(context)).toBe(before + 1)
  const address = page.url()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  // At once: Back has loaded the list anew, and nothing on it listens yet.
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(title(page)).toHaveValue('Straight to the website')
  await open(page, NEW)
  await expect(title(page)).toHaveValue('')
  await page.goto(address)
  await remove(context, page)
})

test('an editor publishes while a save is in progress, and the page is published once after it', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  const before = await countOf(context)
  const isSave = (request: Request) => request.url().includes('autosave=true')
  // Presses as a person does, who does not wait until a button can be pressed.
  const press = async () => {
    const { height, width, x, y } = (await page.locator('#action-save').boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  for (const [method, typed] of [
    ['POST', 'Published at'],
    ['PATCH', ' once'],
  ] as const) {
    if (method === 'POST') await open(page, NEW)
    await title(page).focus()
    await page.keyboard.press('End')
    let held = false
    await page.route(/\/api\/pages[/?]/, async (route) => {
      if (!held && isSave(route.request()) && route.request().method() === method) {
        held = true
        await press()
      }
      await route.continue()
    })
    await page.keyboard.type(typed)
    if (method === 'PATCH') await page.getByRole('button', { name: 'Publish with the new address' }).click()
    await expectToast(page, /Published\./)
    await page.unroute(/\/api\/pages[/?]/)
    expect(held).toBe(true)
    await expect(page).toHaveURL(STORED)
    const titles = { PATCH: 'Published at once', POST: 'Published at' }
    expect(await stored(context, page)).toMatchObject({ _status: 'published', title: titles[method] })
    expect(await countOf(context)).toBe(before + 1)
    await reload(page)
  }
  await remove(context, page)
})

test('an editor who saves an empty draft sees which field is missing, and nothing is stored', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  const before = await countOf(context)
  await open(page, NEW)
  await expect(title(page)).toBeFocused()
  await page.locator('#action-save-draft').click()
  await expect(page.locator('.field-type.text', { has: title(page) })).toContainText('This field is required')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  expect(await countOf(context)).toBe(before)
  await page.keyboard.type('Said at last')
  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(STORED)
  expect(await countOf(context)).toBe(before + 1)
  await remove(context, page)
})

test('an editor begins a new page in another language, and two tabs create two pages', async ({ context, page }) => {
  await signInAs(context, 'editor')
  const before = await countOf(context)
  await open(page, `${NEW}?locale=cy`)
  const second = await context.newPage()
  await open(second, NEW)
  expect(await countOf(context)).toBe(before)
  await expect(title(page)).toBeFocused()
  await page.bringToFront()
  await title(page).fill('Ymweliadau')
  await expect(page).toHaveURL(STORED)
  expect(new URL(page.url()).searchParams.get('locale')).toBe('cy')
  await second.bringToFront()
  await title(second).fill('Tours')
  await expect(second).toHaveURL(STORED)
  expect(await countOf(context)).toBe(before + 2)
  await remove(context, page)
  await remove(context, second)
  // The language of texts is remembered with the person, who comes into other tests too.
  await open(page, '/admin/collections/pages?locale=en')
})

test('an editor keeps an open block picker through the first save', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, '/admin/collections/pages/create')
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('Group visits')
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)
  await page.getByRole('button', { name: 'Add Block' }).click()
  await stored
  const controls = page.locator('.doc-controls')
  await expect(controls).toContainText(/Saved /)
  await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Text' }).click()
  await page.locator('#field-layout [contenteditable=true]').click()
  await page.keyboard.type('Ten of you or more pay less.')
  await expect(page).toHaveURL(STORED)
  const id = page.url().split('/').at(-1)
  await expect
    .poll(async () => (await context.request.get(`/api/pages/${id}?draft=true&depth=0`, { headers: ORIGIN })).text())
    .toContain('Ten of you or more pay less.')
  // Whoever has changed a page holds it until they have left.
  await page.goto('about:blank')
  await signInAs(context, 'owner')
  await expect
    .poll(async () => (await context.request.delete(`/api/pages/${id}`, { headers: ORIGIN })).status())
    .toBe(200)
})

test('an editor adds a page in a drawer with its own heading and its own labelled fields', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, '/admin/collections/pages/create')
  const hidden = await page.addStyleTag({ content: 'dialog { visibility: hidden !important }' })
  await page
    .locator('#field-parent')
    .getByRole('button', { name: /^Add new/ })
    .click()
  // On a slow machine, a drawer is shown after its content is there.
  await expect(page.locator('dialog #field-title')).toBeEnabled()
  await hidden.evaluate((style: HTMLStyleElement) => style.remove())
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'New page' })).toBeVisible()
  // The page behind it has a title, too.
  await expect(drawer.getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await drawer
    .getByText('Summary', { exact: true })
    .or(drawer.locator('label', { hasText: /^Summary/ }))
    .first()
    .click()
  await page.keyboard.type('In the drawer')
  await expect(drawer.getByRole('textbox', { name: /^Summary/ })).toHaveValue('In the drawer')
})

test('a viewer cannot create a page', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  const before = await countOf(context)
  await page.goto(NEW)
  await expect(page.locator('#action-save-draft')).toHaveCount(0)
  expect(
    (await context.request.post('/api/pages?draft=true', { data: { title: 'Not mine' }, headers: ORIGIN })).status(),
  ).toBeGreaterThanOrEqual(400)
  expect(await countOf(context)).toBe(before)
})

test('an editor sees a new page fit the screen of a phone in dark mode and Arabic', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await chooseTheme(context, 'dark')
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 780, width: 360 })
  await page.goto(NEW)
  await expect(title(page)).toBeFocused()
  await expectToFit(page, { except: ['.doc-tab'] })
})
