import { expect, test, type APIRequestContext, type Page, type Route } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { DIALOG } from '../support/looks'
import { open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let as: APIRequestContext
let parent: string

const headers = { Origin: process.env.E2E_BASE_URL! }
const SAVES = /\/api\/pages\/[\w-]+\?/

async function makePage(data: Record<string, unknown>): Promise<string> {
  const answer = await as.post('/api/pages?draft=true', {
    data: { ...data, _status: 'draft', tenant: site.id },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

test.beforeAll(async () => void (site = await makeSite({})))
test.afterAll(() => site.close())

/** Opens the parent of a page in a drawer above it. */
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
  parent = await makePage({ title: 'Visit' })
  await open(page, `/admin/collections/pages/${await makePage({ parent, title: 'Parking' })}`)
  await page.locator('#field-parent').getByRole('button', { name: /^Edit/ }).click()
  await expect(title(page)).toHaveValue('Visit')
  await expect(title(page)).toBeEditable()
})

const drawer = (page: Page) => page.locator('dialog.doc-drawer')
const title = (page: Page) => drawer(page).getByRole('textbox', { name: /^Title/ })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const answer = (page: Page, name: 'Leave' | 'Stay') => question(page).getByRole('button', { exact: true, name })

async function type(page: Page, text: string): Promise<void> {
  await title(page).press('End')
  await title(page).pressSequentially(text)
}

const storedTitle = async (): Promise<string> => {
  const found = await as.get(`/api/pages/${parent}?draft=true&depth=0`, { headers })
  return ((await found.json()) as { title: string }).title
}

const WAYS: [name: string, close: (page: Page) => Promise<unknown>][] = [
  ['Escape is pressed', (page) => page.keyboard.press('Escape')],
  ['its X is pressed', (page) => drawer(page).locator('.doc-drawer__header-close').click()],
  [
    'the screen beside it is pressed',
    (page) =>
      drawer(page)
        .locator('.drawer__close')
        .click({ position: { x: 5, y: 300 } }),
  ],
]

const refuse = (route: Route): Promise<void> =>
  route.request().method() === 'PATCH'
    ? route.fulfill({ json: { errors: [{ message: 'Not today.' }] }, status: 403 })
    : route.fallback()

for (const [way, close] of WAYS) {
  test(`what was typed in a drawer a moment ago is saved when ${way}`, async ({ page }) => {
    await type(page, ' us')
    await close(page)
    await expect(drawer(page)).toBeHidden()
    expect(await storedTitle()).toBe('Visit us')
    await expect(question(page)).toBeHidden()
    await expect(page.locator('#field-parent')).toContainText('Visit us')
  })

  test(`what cannot be saved in a drawer is not lost unasked when ${way}`, async ({ page }) => {
    await page.route(SAVES, refuse)
    await type(page, ' us')
    await close(page)
    await expect(question(page)).toContainText('Your changes will be lost.')
    await expectNoViolations(page, [], DIALOG)
    // The question alone is closed by Escape, not the drawer below it.
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(title(page)).toHaveValue('Visit us')
    await title(page).press('End')
    await close(page)
    await answer(page, 'Stay').press('Enter')
    await expect(title(page)).toHaveValue('Visit us')
    await title(page).press('End')
    await close(page)
    await answer(page, 'Leave').press('Enter')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Parking')
    expect(await storedTitle()).toBe('Visit')
  })
}

test('a drawer without changes closes at once', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(question(page)).toBeHidden()
})

test('a dialog above a drawer has the focus, and Escape closes it alone', async ({ page }) => {
  await drawer(page).getByRole('button', { exact: true, name: 'Schedule' }).press('Enter')
  const schedule = page.getByRole('dialog', { name: 'Schedule' })
  const date = schedule.getByLabel('Day', { exact: true })
  await date.focus()
  await page.keyboard.type('12312099')
  await expect(date).toHaveValue('2099-12-31')
  await page.keyboard.press('Escape')
  await expect(schedule).toBeHidden()
  await expect(title(page)).toBeVisible()
  await expect(drawer(page).getByRole('button', { exact: true, name: 'Schedule' })).toBeFocused()
  // The drawer still keeps the keyboard from what is below it.
  await page.locator('#field-title').first().focus()
  await expect(drawer(page).locator(':focus')).toHaveCount(1)
})

test('Escape closes the open list of a field before the drawer', async ({ page }) => {
  await type(page, ' us')
  const field = drawer(page).locator('#field-parent')
  await field.getByRole('combobox').press('ArrowDown')
  const list = field.getByRole('listbox')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(title(page)).toHaveValue('Visit us')
  await expect(field.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  expect(await storedTitle()).toBe('Visit us')
})

test('the message about a failed save leaves the question free on a phone', async ({ page }) => {
  await page.setViewportSize({ height: 740, width: 360 })
  await page.route(SAVES, refuse)
  await type(page, ' us')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  const message = page.getByText('Not today.')
  await expect(message).toBeVisible()
  await expect
    .poll(async () => {
      const [above, below] = [await message.boundingBox(), await question(page).boundingBox()]
      return above && below && below.y - (above.y + above.height)
    })
    .toBeGreaterThan(0)
})
