import { expect, test, type APIRequestContext, type Page } from '../support/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, chooseTheme, open, signInAs, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let as: APIRequestContext

const headers = { Origin: process.env.E2E_BASE_URL! }

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
})

async function make(data: object): Promise<string> {
  const answer = await as.post('/api/pages', { data: { tenant: site.id, ...data }, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

const begin = (page: Page) => page.locator('.doc-controls').getByRole('button', { exact: true, name: 'Schedule' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule' })
const set = (page: Page) => dialog(page).getByRole('button', { exact: true, name: 'Schedule' }).click()
const state = (page: Page) => page.locator('.doc-controls__status')

test('a page is scheduled with two clicks, on the clock of the site, and cancelled', async ({ page }) => {
  const id = await make({ _status: 'draft', title: 'Season launch' })
  await open(page, `/admin/collections/pages/${id}`)
  await begin(page).click()
  await expect(dialog(page)).toContainText(/In the site’s time zone, \W?UTC/)
  await expectGoodLooks(page, { within: DIALOG })
  await set(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(state(page)).toContainText(/Draft.*Scheduled for/)
  await expect(begin(page)).toBeFocused()

  await begin(page).click()
  await dialog(page)
    .getByRole('button', { name: /^Monday/ })
    .click()
  await set(page)
  await begin(page).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await expectGoodLooks(page, { within: DIALOG })
  for (const left of [1, 0]) {
    await dialog(page)
      .getByRole('button', { name: /^Cancel: / })
      .first()
      .click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(left)
  }
  await page.keyboard.press('Escape')
  await expect(state(page)).not.toContainText('Scheduled')
})

test('a time that has passed is refused with words, and what was chosen stays', async ({ page }) => {
  const id = await make({ _status: 'draft', title: 'Too late' })
  await open(page, `/admin/collections/pages/${id}`)
  await begin(page).click()
  await dialog(page).getByLabel('Day').fill('2020-01-01')
  await set(page)
  await expect(dialog(page)).toContainText('This time has passed. Choose one that is still to come.')
  await expect(dialog(page).getByLabel('Day')).toHaveValue('2020-01-01')
  await dialog(page).getByLabel('Day').fill('2126-01-01')
  await dialog(page).getByLabel('Time').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(state(page)).toContainText('Scheduled for')
})

test('publishing says so and leads to the public page; the bar stays one line and as high while it is saved', async ({
  page,
}) => {
  const id = await make({ _status: 'draft', title: 'On the website' })
  await open(page, `/admin/collections/pages/${id}`)
  const bar = page.locator('.doc-controls__wrapper')
  await expect(state(page)).toContainText(/Draft.*Saved .* UTC/)
  const { height } = (await bar.boundingBox())!
  expect(height).toBeLessThan(64)
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH',
  )
  await page.locator('#field-title').fill('On the website tonight')
  await saved
  expect((await bar.boundingBox())!.height).toBe(height)
  await page.locator('#action-save').click()
  await expectToast(page, /Published\./)
  await expect(state(page)).toContainText('Published')
  expect((await bar.boundingBox())!.height).toBe(height)
  await expectGoodLooks(page, { except: ['.doc-tab'] })
})

test('the dialog in the dark, in Arabic, on a phone', async ({ page }) => {
  const id = await make({ _status: 'published', title: 'Phone' })
  await chooseTheme(page.context(), 'dark')
  await chooseLanguage(page.context(), 'ar')
  await page.setViewportSize({ height: 780, width: 360 })
  await page.goto(`/admin/collections/pages/${id}`)
  await waitForHydration(page)
  await page.locator('.doc-controls').getByRole('button', { exact: true, name: 'جدولة' }).click()
  await expect(page.getByRole('dialog', { name: 'جدولة' }).locator('input[type=date]')).toBeVisible()
  await expectToFit(page, { within: DIALOG })
})

test('a person who may only look has no button to schedule with', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  const found = await context.request.get('/api/pages?limit=1&depth=0', { headers })
  const id = ((await found.json()) as { docs: { id: string }[] }).docs[0]!.id
  await page.goto(`/admin/collections/pages/${id}`)
  await expect(page.locator('.doc-controls')).toBeVisible()
  await expect(begin(page)).toHaveCount(0)
  expect(
    (
      await context.request.post(`/api/documents/pages/${id}/schedule`, {
        data: { day: '2126-01-01', isPublish: true, time: '10:00' },
        headers,
      })
    ).status(),
  ).toBe(403)
})
