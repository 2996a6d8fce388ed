import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'

const PATH = '/admin/settings/activity'
const headers = { Origin: process.env.E2E_BASE_URL! }

/** Changes the name of the Lantern Players and back: two lines at the least. */
async function leaveLines(context: BrowserContext): Promise<string> {
  await signInAs(context, 'lanternOwner')
  const { tenants } = (await (await context.request.get('/api/users/tenants', { headers })).json()) as {
    tenants: { id: string }[]
  }
  const { id } = tenants[0]!
  for (const name of ['Lantern Players on tour', 'Lantern Players']) {
    expect((await context.request.post(`/api/tenants/${id}/general`, { data: { name }, headers })).status()).toBe(200)
  }
  return id
}

const lines = (page: Page) => page.getByRole('list', { name: 'Activity, newest first' }).getByRole('listitem')

test.describe('Settings > Activity', () => {
  test('shows who changed what and when, with what it was before', async ({ context, page }) => {
    await leaveLines(context)
    await open(page, PATH)
    await expect(page.locator('.step-nav')).toHaveText(/Settings.*Activity/s)
    const line = lines(page).first()
    await expect(line).toContainText('Changed general settings')
    await expect(line).toContainText(/\d{1,2} \w+ \d{4}, \d\d:\d\d UTC/)
    await expect(line.getByRole('table')).toBeHidden()
    await line.getByText('Changed general settings').click()
    await expect(line.getByRole('row')).toHaveText([
      /Field\s*Before\s*After/,
      /Name\s*Lantern Players on tour\s*Lantern Players/,
    ])
    await page.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(line.getByRole('table')).toBeHidden()
  })

  test('is narrowed down by person, kind and days, in an address that can be sent on', async ({ context, page }) => {
    await leaveLines(context)
    await open(page, PATH)
    await page.getByLabel('What').selectOption('settings')
    await expect(page).toHaveURL(/\?kind=settings$/)
    await expect(lines(page).first()).toContainText('Changed general settings')
    await page.getByLabel('Who').selectOption({ label: 'Provider' })
    await expect(page).toHaveURL(/person=provider/)
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

  test('is for owner and admins alone', async ({ context, page }) => {
    await signInAs(context, 'editor')
    await open(page, PATH)
    await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0)
    await signInAs(context, 'owner')
    await open(page, PATH)
    await expect(page.getByRole('link', { name: 'Activity' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  })

  test('breaks no accessibility rule in any look', async ({ context, page }) => {
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
    await expect(page.getByText('تغيير الإعدادات العامة').first()).toBeVisible()
    await expectToFit(page)
  })
})
