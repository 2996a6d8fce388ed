import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, signInAs, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
})
test.afterAll(() => site.close())

const made = async (collection: string, data: object) =>
  (
    await site.asProvider<{ doc: { id: string } }>('POST', `/${collection}`, {
      _status: 'published',
      tenant: site.id,
      ...data,
    })
  ).doc.id

const stored = (collection: string, id: string) =>
  site.asProvider<{ _status: string; deletedAt: string | null }>('GET', `/${collection}/${id}?trash=true`)

test.describe('Missing permission and missing page', () => {
  test('a viewer who opens the form of a new page reads that they lack permission and who can give it', async ({
    context,
    page,
  }) => {
    await site.signIn(context, site.people.Vera!)
    await open(page, '/admin/collections/pages/create')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have permission to add anything here')
    await expect(page.getByRole('main')).toContainText(`${site.people.owner.name} can give you access`)
    await expect(page.getByText(/Unauthorized|logged in/)).toHaveCount(0)
    await expectGoodLooks(page)
    await page.getByRole('main').getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(/\/collections\/pages(\?|$)/)
    await site.signIn(context, site.people.owner)
    await open(page, '/admin/collections/pages/create')
    await expect(page.locator('#field-title')).toBeFocused()
  })

  test('an owner who opens an unknown address reads what may have happened', async ({ context, page }) => {
    await site.signIn(context, site.people.owner)
    await page.goto('/admin/nothing/here')
    await expect(page.getByText('The address is wrong, or the page has been deleted.')).toBeVisible()
  })
})

test.describe('Moving to the trash', () => {
  const menu = (page: Page) => page.locator('.doc-controls__popup button').first()
  const trash = async (page: Page, collection: string, id: string) => {
    await open(page, `/admin/collections/${collection}/${id}`)
    await menu(page).click()
    await expect(page.locator('#action-delete')).toBeHidden()
    await page.getByRole('button', { name: 'Move to trash' }).click()
  }

  test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

  test(
    'an owner trashes an unused page without a question, and Undo restores it with its status',
    { tag: '@core' },
    async ({ page }) => {
      for (const _status of ['published', 'draft']) {
        const id = await made('pages', { _status, title: `Tours, ${_status}` })
        await trash(page, 'pages', id)
        await expectToast(page, `Tours, ${_status} is in the trash.`)
        await expect(page).toHaveURL(/\/collections\/pages(\?|$)/)
        await expect(page.locator(DIALOG)).toHaveCount(0)
        expect((await stored('pages', id)).deletedAt).not.toBeNull()
        await page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Undo' }).click()
        await expectToast(page, `Tours, ${_status} is back.`)
        expect(await stored('pages', id)).toMatchObject({ _status, deletedAt: null })
      }
    },
  )

  test('an owner who trashes a used venue is asked first, with "Move to trash" on the button', async ({ page }) => {
    const venue = await made('venues', { name: 'The Loft' })
    await made('events', { title: 'Lear', venue })
    await trash(page, 'venues', venue)
    const question = page.locator(DIALOG).filter({ hasText: 'Move The Loft to the trash?' })
    await expect(question).toContainText('Lear')
    await expectGoodLooks(page, { within: DIALOG })
    expect((await stored('venues', venue)).deletedAt).toBeNull()
    await question.getByRole('button', { name: 'Move to trash' }).click()
    await expectToast(page, 'The Loft is in the trash.')
    expect((await stored('venues', venue)).deletedAt).not.toBeNull()
  })
})

test('an owner sees the questions of a form with their labels', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  const form = await made('forms', {
    fields: [{ blockType: 'textQuestion', label: 'What do you sing?', name: 'voice' }],
    title: 'Choir',
  })
  await open(page, `/admin/collections/forms/${form}`)
  await expect(page.locator('.blocks-field__block-header')).toHaveText(/^01\s*Short text\s*What do you sing\?$/)
  await expect(page.getByText('Untitled')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Question' })).toBeVisible()
})

test('an owner sees the search of the list applied to the calendar, and can show all performances again', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  for (const title of ['The Seagull', 'Macbeth'])
    await made('event-instances', {
      event: await made('events', { title }),
      start: '2127-03-10T19:30:00.000Z',
    })
  await open(page, '/admin/collections/event-instances?search=seagull&month=2127-03')
  const chips = page.locator('[data-performance]')
  await expect(chips).toHaveText([/The Seagull/])
  await expect(page.getByText('Only events with “seagull” in their title.')).toBeVisible()
  await expectGoodLooks(page)
  await page
    .getByRole('status')
    .filter({ hasText: 'seagull' })
    .getByRole('button', { name: 'All performances' })
    .click()
  await expect(chips).toHaveCount(2)
  await expect(page).not.toHaveURL(/search=/)
})

test('an owner sees custom attributes of an event with their labels instead of their keys', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  const answer = await context.request.get('/api/events?limit=1&depth=0', {
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  await open(page, `/admin/collections/events/${docs[0]!.id}`)
  const attributes = page.getByRole('region', { name: 'Attributes' })
  await expect(attributes.getByRole('textbox', { name: 'Dress code' })).toBeVisible()
  await expect(attributes).not.toContainText('custom.')
})

test('an owner sees titles of browser tabs, lists and apps in Arabic', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await chooseLanguage(context, 'ar')
  await page.goto('/admin/collections/pages')
  await waitForHydration(page)
  await expect(page.getByRole('button', { exact: true, name: 'كل الصفحات' })).toBeVisible()
  await expect(page.getByText('الكل الصفحات')).toHaveCount(0)
  await page.goto('/admin/settings/apps')
  await expect(page).toHaveTitle(/^التطبيقات – /)
  await expect(page.getByText('أرقام عن الزوار تحترم الخصوصية.')).toBeVisible()
  await expect(page.getByText('Visitor figures that respect privacy.')).toHaveCount(0)
  await expectToFit(page)
})

interface Box {
  height: number
  width: number
  x: number
  y: number
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('an owner sees the language beside fields only on a site with several languages', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, '/admin/collections/pages/create')
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveAccessibleName(/^Title\s*\*$/)
  await expect(page.getByText('— English').and(page.locator(':visible'))).toHaveCount(0)
  await signInAs(context, 'owner')
  await open(page, '/admin/collections/pages/create')
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveAccessibleName(/— English$/)
})

test("an owner sees toasts that cover neither the header, the document bar nor the phone's navigation bar", async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ height: 800, width })
    const id = await made('pages', { _status: 'draft', title: `Seen at ${width}` })
    await open(page, `/admin/collections/pages/${id}`)
    await page.locator('#action-save').click()
    await expectToast(page, /Published\./)
    const toast = page.locator('[data-sonner-toast]').last()
    await toast.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    for (const scrolled of [0, 300]) {
      await page.evaluate((top) => window.scrollTo({ behavior: 'instant', top }), scrolled)
      for (const bar of ['.app-header', '.doc-controls__controls-wrapper', 'nav[aria-label="Sections"]'])
        await expect
          .poll(async () => {
            const [message, place] = [await toast.boundingBox(), await page.locator(bar).first().boundingBox()]
            return [width, scrolled, bar, overlap(message!, place!)]
          })
          .toEqual([width, scrolled, bar, false])
    }
  }
})

test('an owner finds small controls large enough to tap on a phone', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await page.setViewportSize({ height: 740, width: 360 })
  const id = await made('pages', { layout: [{ blockType: 'quote', quote: 'Riveting' }], title: 'Reviews' })
  const hit = ':is(.step-nav a, .popup-button, .blocks-field__header-action):visible'
  for (const path of ['/admin/collections/events', `/admin/collections/pages/${id}`]) {
    await open(page, path)
    await expect(page.locator(hit).first()).toBeVisible()
    const small = await page.locator(hit).evaluateAll((found) =>
      found
        .map((one) => [one.className, one.getBoundingClientRect()] as const)
        .filter(([, { height, width }]) => height < 24 || width < 24)
        .map(([name, { height, width }]) => `${name} ${width} x ${height}`),
    )
    expect([path, small]).toEqual([path, []])
  }
})

test('an owner sees the button that removes a file beside its picture, also from right to left', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  const answer = await context.request.get('/api/media?limit=1&depth=0', {
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  for (const language of ['ar', 'en']) {
    await chooseLanguage(context, language)
    await page.goto(`/admin/collections/media/${docs[0]!.id}`)
    const picture = (await page.locator('.file-details .thumbnail').boundingBox())!
    const remove = (await page.locator('.file-details__remove').boundingBox())!
    expect([language, overlap(picture, remove)]).toEqual([language, false])
  }
})
