import { expect, test, type Page } from '@playwright/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, untilAlive } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Elin: { role: 'Author' } }, roles: { Author: ['pages:manage'] } })
})
test.afterAll(() => site.close())

const bar = (page: Page) => page.locator('.doc-controls')
const dialog = (page: Page) => page.getByRole('dialog')
const notice = (page: Page) => page.locator('.render-fields').getByRole('status')

/** An author's draft that is stored. */
async function beginPage(page: Page, title: string): Promise<void> {
  await signInSomebody(page.context(), site.people.Elin!)
  await open(page, '/admin/collections/pages/create')
  await page.locator('#field-title').fill(title)
  await expect(page).toHaveURL(/pages\/[0-9a-f-]{36}/)
}

test('an author asks for a review, is sent back, and asks again', async ({ browser, page }) => {
  await beginPage(page, 'Season launch')
  await expect(bar(page).getByRole('button', { name: /Publish|Schedule/ })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Ask for review' }).click()
  await dialog(page).getByLabel('Note (optional)').fill('Dates are checked.')
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'Ask for review' }).click()
  await expectToast(page, 'Asked for a review')
  await expect(notice(page)).toContainText(/You asked for a review .*Dates are checked\./)
  await expectGoodLooks(page)
  const address = new URL(page.url()).pathname

  const owner = await (await browser.newContext()).newPage()
  await signInSomebody(owner.context(), site.people.owner)
  await open(owner, '/admin')
  const row = owner.getByRole('region', { name: 'Reviews' }).getByRole('listitem').filter({ hasText: 'Season launch' })
  await expect(row).toContainText(/asked for a review.*Dates are checked\..*Waiting/)
  await expectGoodLooks(owner)
  await row.getByRole('link', { name: 'Season launch' }).click()
  await expect(owner).toHaveURL(new RegExp(address))
  await expect(notice(owner)).toContainText('Publish it, or send it back.')
  await notice(owner).getByRole('button', { name: 'Send back' }).click()
  await expect(dialog(owner).getByRole('button', { name: 'Send back' })).toBeDisabled()
  await dialog(owner).getByLabel('What is still to be done').fill('The cast is missing.')
  await dialog(owner).getByRole('button', { name: 'Send back' }).click()
  await expectToast(owner, 'Sent back')

  await open(page, address)
  await expect(notice(page)).toContainText('The cast is missing.')
  await expectGoodLooks(page)
  await bar(page).getByRole('button', { name: 'Ask for review' }).click()
  await page.keyboard.press('Tab')
  await dialog(page).getByRole('button', { name: 'Ask for review' }).press('Enter')
  await expect(notice(page)).toContainText('You asked for a review')
  await owner.context().close()
})

test('what an author asked a review for is published, and with that reviewed', async ({ browser, page }) => {
  await beginPage(page, 'Season opening')
  await bar(page).getByRole('button', { name: 'Ask for review' }).click()
  await dialog(page).getByRole('button', { name: 'Ask for review' }).click()
  await expect(notice(page)).toContainText('You asked for a review')
  const address = new URL(page.url()).pathname

  const owner = await (await browser.newContext()).newPage()
  await signInSomebody(owner.context(), site.people.owner)
  await open(owner, address)
  await expect(notice(owner)).toContainText('Publish it, or send it back.')
  await owner.locator('#action-save').click()
  await expect(notice(owner)).toHaveCount(0)
  await open(page, address)
  await expect(notice(page)).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: 'Ask for review' })).toHaveCount(0)
  await owner.context().close()
})

test('nobody is asked to review what is not saved', async ({ page }) => {
  await beginPage(page, 'Season lunch')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  const saves = /\/api\/pages\/[0-9a-f-]{36}\?/
  await page.route(saves, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
  await page.locator('#field-title').fill('Season launch')
  await bar(page).getByRole('button', { name: 'Ask for review' }).click()
  const ask = dialog(page).getByRole('button', { name: 'Ask for review' })
  await ask.click()
  await expect(dialog(page).getByText('The last changes are not saved, so nobody was asked.')).toBeVisible()
  await page.unroute(saves)
  await ask.click()
  await expectToast(page, 'Asked for a review')
  const answer = await page.context().request.get(`/api/pages/${page.url().split('/').at(-1)}?draft=true&depth=0`, {
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  expect(await answer.json()).toMatchObject({ title: 'Season launch' })
})

test('an author chooses rows and finds no way to publish them; an owner does', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  const made = await page.context().request.post('/api/reusable-content', {
    data: { _status: 'draft', tenant: site.id, title: 'Opening hours' },
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  expect(made.status(), await made.text()).toBe(201)
  for (const [who, count] of [
    ['Elin', 0],
    ['owner', 1],
  ] as const) {
    await page.context().clearCookies()
    await signInSomebody(page.context(), site.people[who]!)
    await open(page, '/admin/collections/reusable-content')
    await page
      .getByRole('row', { name: /Opening hours/ })
      .getByRole('checkbox')
      .check()
    const actions = page.locator('[data-bulk-actions]')
    await expect(actions.getByRole('status')).toContainText('1')
    await expect(actions.getByRole('button', { exact: true, name: 'Publish' })).toHaveCount(count)
  }
})

test('the notice reads well in Arabic', async ({ page }) => {
  await signInSomebody(page.context(), site.people.Elin!)
  await chooseLanguage(page.context(), 'ar')
  await page.goto('/admin/collections/pages/create')
  await untilAlive(page)
  await page.locator('#field-title').fill('إطلاق الموسم')
  await expect(page).toHaveURL(/pages\/[0-9a-f-]{36}/)
  await bar(page).getByRole('button', { name: 'طلب مراجعة' }).click()
  await dialog(page).locator('textarea').fill('راجعوا التواريخ من فضلكم.')
  await expectToFit(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'طلب مراجعة' }).click()
  await expect(notice(page)).toContainText('راجعوا التواريخ')
  await expectGoodLooks(page)
})
