import { expect, test, type APIRequestContext, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({ people: { Ann: { as: 'tenant-admin' } } })
  await site.asProvider('POST', `/tenants/${site.id}/languages`, { languages: ['en', 'cy'] })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const headers = { Origin: process.env.E2E_BASE_URL! }

async function call(request: APIRequestContext, method: 'PATCH' | 'POST', path: string, data: object): Promise<string> {
  const answer = await request.fetch(`/api${path}`, { data, headers, method })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

const newPage = (page: Page, title: string) =>
  call(page.request, 'POST', '/pages?draft=true&locale=en', {
    layout: [{ blockType: 'hero', heading: 'Welcome' }],
    tenant: site.id,
    title,
  })
const write = (request: APIRequestContext, id: string, locale: string, title: string) =>
  call(request, 'PATCH', `/pages/${id}?draft=true&locale=${locale}`, { title })

const texts = (page: Page) => page.getByRole('main').getByRole('listitem')
const text = (page: Page, source: string) => texts(page).filter({ hasText: source })
const field = (page: Page, source: string) => text(page, source).getByRole('textbox')
const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })

test(
  'an owner translates a page text by text while a colleague changes it',
  { tag: '@core' },
  async ({ page, playwright }) => {
    const id = await newPage(page, 'Season launch')
    await open(page, `/admin/collections/pages/${id}`)
    const panel = page.getByRole('region', { name: 'Translations' })
    await expect(panel).toContainText('0 of 2 texts')
    await expectGoodLooks(page)
    await panel.getByRole('link', { name: 'Translate: Welsh' }).click()
    await expect(page).toHaveURL(/translate\?to=cy/)
    await field(page, 'Season launch').fill('Lansio’r tymor')
    await expectGoodLooks(page)
    const ann = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL! })
    await ann.post('/api/users/login', { data: { email: site.people.Ann!.email, password: 'callboard-demo' }, headers })
    await write(ann, id, 'en', 'Season opening')
    await ann.dispose()
    await save(page).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('What you typed stays.')
    await expectGoodLooks(page)
    await alert.getByRole('button', { name: 'Load the latest texts' }).click()
    await expect(field(page, 'Season opening')).toHaveValue('Lansio’r tymor')
    await save(page).click()
    await expectToast(page, 'Saved as a draft')
    await write(page.request, id, 'en', 'Season closing')
    await reload(page)
    await expect(field(page, 'Season closing')).toHaveValue('Lansio’r tymor')
    await expect(text(page, 'Season closing')).toContainText('Changed in English since')
    await expectGoodLooks(page)
  },
)

test('an owner opens untranslated documents from the language settings', async ({ context, page }) => {
  const overview = '/admin/settings/languages'
  await newPage(page, 'Season launch')
  await write(page.request, await newPage(page, 'Begun'), 'cy', 'Dechrau')
  await open(page, overview)
  const card = page.getByRole('region', { name: 'Translations' })
  await expect(card.getByRole('link', { name: '1 partly translated' })).toBeVisible()
  await expectGoodLooks(page)
  await card.getByRole('link', { name: '1 partly translated' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages in Welsh' })).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('link', { exact: true, name: 'Not started' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Season launch' }).click()
  await expect(page).toHaveURL(/translate\?to=cy/)
  await expect(text(page, 'Season launch').first()).toBeVisible()

  await chooseLanguage(context, 'ar')
  await page.goto(overview)
  await waitForHydration(page)
  await expect(page.getByRole('region', { name: 'الترجمات' })).toContainText('لم يبدأ: 1')
  await expectToFit(page)
})
