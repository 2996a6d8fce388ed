import { expect, test, type Page } from '@playwright/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { chooseLanguage, open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: {}, roles: {} })
})
test.afterAll(() => site.close())

const dialog = (page: Page) => page.getByRole('dialog')
const headers = { Origin: process.env.E2E_BASE_URL! }

async function makePost(page: Page, title: string): Promise<string> {
  const made = await page.context().request.post('/api/posts?draft=true', { data: { _status: 'draft', tenant: site.id, title }, headers })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { doc: { id: string } }).doc.id
}

const statusOf = async (page: Page, id: string): Promise<string> => ((await (await page.context().request.get(`/api/posts/${id}?depth=0`, { headers })).json()) as { _status: string })._status

test('a release is made, filled, goes live and is taken back', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  const [one, two] = [await makePost(page, 'Season brochure'), await makePost(page, 'Opening night')]
  await open(page, '/admin/releases')
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'New release' }).click()
  await dialog(page).getByLabel('Title').fill('Season launch')
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'New release' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Season launch' })).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Add a document' }).click()
  await dialog(page).getByRole('searchbox').fill('Season brochure')
  await dialog(page).getByLabel(/Season brochure/).check()
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { exact: true, name: 'Add' }).click()
  await expectToast(page, 'Added to “Season launch”')

  await open(page, `/admin/collections/posts/${two}`)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-release').click()
  await dialog(page).getByRole('button', { exact: true, name: 'Add' }).click()
  await expectToast(page, 'Added to “Season launch”')

  await open(page, address)
  await expect(page.getByRole('region', { name: 'Documents' }).getByRole('listitem')).toHaveCount(2)
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Go live now' }).click()
  await dialog(page).getByRole('button', { name: 'Go live now' }).click()
  await expectToast(page, 'The release is live')
  expect([await statusOf(page, one), await statusOf(page, two)]).toEqual(['published', 'published'])
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog(page).getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'The release was taken back')
  expect([await statusOf(page, one), await statusOf(page, two)]).toEqual(['draft', 'draft'])
  await expectGoodLooks(page)
})

test('the screens of releases read from right to left', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  await chooseLanguage(page.context(), 'ar')
  await open(page, '/admin/releases')
  await expect(page.getByRole('heading', { level: 1, name: 'الإطلاقات' })).toBeVisible()
  await expectGoodLooks(page)
})
