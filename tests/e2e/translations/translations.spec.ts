import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, untilAlive } from '../support/signIn'
import { expectToast } from '../support/toast'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({ people: { Ann: { as: 'tenant-admin' }, Vera: { as: 'tenant-viewer' } } })
  await site.asProvider('POST', `/tenants/${site.id}/languages`, { languages: ['en', 'cy'] })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const headers = { Origin: process.env.E2E_BASE_URL! }
const OVERVIEW = '/admin/settings/languages'

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
const write = (page: Page, id: string, locale: string, title: string) =>
  call(page.request, 'PATCH', `/pages/${id}?draft=true&locale=${locale}`, { title })

const texts = (page: Page) => page.getByRole('main').getByRole('listitem')
const text = (page: Page, source: string) => texts(page).filter({ hasText: source })
const field = (page: Page, source: string) => text(page, source).getByRole('textbox')
const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })

test('a page is translated text by text, and says what has changed since', async ({ page }) => {
  const id = await newPage(page, 'Season launch')

  await test.step('beside the document each language says how far it is', async () => {
    await open(page, `/admin/collections/pages/${id}`)
    const panel = page.getByRole('region', { name: 'Translations' })
    await expect(panel).toContainText('0 of 2 texts')
    await expectGoodLooks(page)
    await panel.getByRole('link', { name: 'Translate: Welsh' }).click()
    await expect(page).toHaveURL(/translate\?to=cy/)
  })

  await test.step('texts stand side by side, and are saved as a draft', async () => {
    await expect(text(page, 'Season launch')).toContainText('Not translated')
    await field(page, 'Season launch').fill('Lansio’r tymor')
    await expectGoodLooks(page)
    await save(page).click()
    await expectToast(page, 'Saved as a draft')
    await expect(text(page, 'Season launch')).toContainText('Translated')
    await expect(save(page)).toBeDisabled()
    await reload(page)
    await expect(field(page, 'Season launch')).toHaveValue('Lansio’r tymor')
  })

  await test.step('what has changed is confirmed, or found by itself', async () => {
    await write(page, id, 'en', 'Season opening')
    await reload(page)
    await expect(text(page, 'Season opening')).toContainText('Changed in English since')
    await expectGoodLooks(page)
    await text(page, 'Season opening').getByRole('button', { name: 'Still right' }).click()
    await expectToast(page, 'Marked as still right')
    await expect(text(page, 'Season opening')).toContainText('Translated')
    await page.getByText('Only what is missing or changed').click()
    await expect(text(page, 'Season opening')).toHaveCount(0)
    await expect(text(page, 'Welcome')).toBeVisible()
  })
})

test('what is typed is neither lost on leaving nor written over a colleague’s save', async ({ page, playwright }) => {
  const id = await newPage(page, 'Season launch')
  await open(page, `/admin/collections/pages/${id}/translate?to=cy`)
  await field(page, 'Season launch').fill('Lansio’r tymor')

  await test.step('leaving asks', async () => {
    await page.getByRole('link', { exact: true, name: 'Edit' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Season launch')).toHaveValue('Lansio’r tymor')
  })

  await test.step('a colleague who saved meanwhile is not written over, and the screen says so', async () => {
    const ann = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL! })
    await ann.post('/api/users/login', { data: { email: site.people.Ann!.email, password: 'callboard-demo' }, headers })
    await call(ann, 'PATCH', `/pages/${id}?draft=true&locale=en`, { title: 'Season opening' })
    await ann.dispose()
    await save(page).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('What you typed stays.')
    await expectGoodLooks(page)
    await alert.getByRole('button', { name: 'Load the latest texts' }).click()
    await expect(text(page, 'Season opening')).toBeVisible()
    await expect(field(page, 'Season opening')).toHaveValue('Lansio’r tymor')
    await save(page).click()
    await expectToast(page, 'Saved as a draft')
    await expect(alert).toHaveCount(0)
  })

  await test.step('who may only look reads it', async () => {
    await site.signIn(page.context(), site.people.Vera!)
    await reload(page)
    await expect(page.getByText('You have read-only access to these translations.')).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(field(page, 'Season opening')).not.toBeEditable()
    await expectGoodLooks(page)
  })
})

test('what is typed while a save is under way, or cannot reach the server, stays and is saved next', async ({
  page,
}) => {
  const id = await newPage(page, 'Season launch')
  await open(page, `/admin/collections/pages/${id}/translate?to=cy`)
  const saves = (address: URL) => address.pathname === `/api/pages/${id}`

  await test.step('without an answer the screen says why, and keeps the text', async () => {
    await page.route(saves, (route) => route.abort('connectionfailed'))
    await field(page, 'Season launch').fill('Lansio')
    await save(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server could not be reached.')
    await expectGoodLooks(page)
    await expect(field(page, 'Season launch')).toHaveValue('Lansio')
    await page.unroute(saves)
  })

  await test.step('typing goes on during a save', async () => {
    const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: began, resolve: begin } = Promise.withResolvers<void>()
    await page.route(saves, async (route) => {
      if (route.request().method() === 'PATCH') {
        begin()
        await typed
      }
      await route.continue()
    })
    await save(page).click()
    await began
    await field(page, 'Season launch').fill('Lansio’r tymor')
    await field(page, 'Welcome').fill('Croeso')
    goOn()
    await expectToast(page, 'Saved as a draft')
    await expect(field(page, 'Season launch')).toHaveValue('Lansio’r tymor')
    await expect(field(page, 'Welcome')).toHaveValue('Croeso')
    await page.unroute(saves)
  })

  await save(page).click()
  await expect(save(page)).toBeDisabled()
  await reload(page)
  await expect(field(page, 'Season launch')).toHaveValue('Lansio’r tymor')
  await expect(field(page, 'Welcome')).toHaveValue('Croeso')
})

test('the languages of a site say how far its content is, and lead to it', async ({ context, page }) => {
  await newPage(page, 'Season launch')
  await write(page, await newPage(page, 'Begun'), 'cy', 'Dechrau')
  await open(page, OVERVIEW)
  const card = page.getByRole('region', { name: 'Translations' })
  await expect(card.getByRole('region', { name: 'Welsh' })).toContainText(/Pages.*1 not started.*1 partly translated/)
  await expectGoodLooks(page)

  await card.getByRole('link', { name: '1 partly translated' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages in Welsh' })).toBeVisible()
  await expect(texts(page).filter({ hasText: '1 of 2 texts' })).toContainText('Begun')
  await expectGoodLooks(page)
  await page.getByRole('link', { exact: true, name: 'Complete' }).click()
  await expect(page.getByText('No documents here')).toBeVisible()
  await page.getByRole('link', { exact: true, name: 'Not started' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Season launch' }).click()
  await expect(page).toHaveURL(/translate\?to=cy/)
  await expect(text(page, 'Season launch').first()).toBeVisible()

  await test.step('in Arabic', async () => {
    await chooseLanguage(context, 'ar')
    await page.goto(OVERVIEW)
    await untilAlive(page)
    await expect(page.getByRole('region', { name: 'الترجمات' })).toContainText('لم يبدأ: 1')
    await expectToFit(page)
  })
})
