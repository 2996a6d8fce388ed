import { expect, test, type BrowserContext, type Page } from '../support/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { headers, ownSite } from './support/ownSite'

const PATH = '/admin/settings/activity'

/** Changes the name of the Lantern Players and back: two lines at the least. */
async function leaveLines(context: BrowserContext): Promise<void> {
  await signInAs(context, 'lanternOwner')
  const path = `/api/tenants/${await ownSite(context)}/general`
  for (const name of ['Lantern Players on tour', 'Lantern Players'])
    expect((await context.request.post(path, { data: { name }, headers })).status()).toBe(200)
}

const lines = (page: Page) => page.getByRole('list', { name: 'Activity, newest first' }).getByRole('listitem')

test('an owner compares a change with what was there before, by mouse or keyboard', async ({ context, page }) => {
  await leaveLines(context)
  await open(page, PATH)
  const line = lines(page).first()
  await expect(line.getByRole('table')).toBeHidden()
  await line.getByText('Changed general settings').click()
  await expect(line.getByRole('row', { name: /Lantern Players on tour/ })).toBeVisible()
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(line.getByRole('table')).toBeHidden()
})

test('an owner filters the activity, in an address that can be sent on', async ({ context, page }) => {
  await leaveLines(context)
  await open(page, PATH)
  await page.getByLabel('What').selectOption('settings')
  await expect(page).toHaveURL(/\?kind=settings$/)
  await expect(lines(page).first()).toContainText('Changed general settings')
  await page.getByLabel('To').fill('2020-01-01')
  await page.getByLabel('To').press('Enter')
  await expect(page).toHaveURL(/to=2020-01-01/)
  await expect(page.getByText('No activity matches')).toBeVisible()
  await reload(page)
  await expect(page.getByLabel('To')).toHaveValue('2020-01-01')
  await expect(page.getByLabel('What')).toHaveValue('settings')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('To')).toHaveValue('')
  await expect(lines(page).first()).toBeVisible()
})

test('the activity of a site breaks no accessibility rule, and fits from right to left', async ({ context, page }) => {
  const openFirst = async () => {
    await page.goto(PATH)
    await page.locator('summary').first().click()
    await expect(page.getByRole('table')).toBeVisible()
  }
  await leaveLines(context)
  await openFirst()
  await expectGoodLooks(page)
  await chooseLanguage(context, 'ar')
  await openFirst()
  await expect(page.locator('html')).toHaveAttribute('dir', 'RTL')
  await expectToFit(page)
})
