import { expect, test } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { open, signInAs } from '../support/signIn'

// Other tests play on the same installation.
test.afterEach(async ({ context }) => {
  for (const [slug, data] of [
    ['platform', { accentColour: null, productName: null, supportEmail: null }],
    ['announcement', { text: { ar: null, en: null, es: null } }],
  ] as const) {
    const answer = await context.request.post(`/api/globals/${slug}`, {
      data,
      headers: { Origin: process.env.E2E_BASE_URL! },
    })
    expect(answer.status()).toBe(200)
  }
})

test('a super-admin names the product and announces something to all sites, and staff see both [B-029]', async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, 'super')
  await open(page, '/admin/collections/tenants')
  await page.getByRole('link', { exact: true, name: 'Platform' }).click()
  await expect(page).toHaveURL(/\/admin\/globals\/platform$/)
  await page.getByLabel('Product name').fill('Playbill')
  await page.getByLabel('Accent colour').fill('#0b5fff')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expectGoodLooks(page)
  const older = await context.newPage()
  await open(older, '/admin/globals/platform')
  await page.getByLabel('Support email').fill('support@playbill.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await older.getByLabel('Product name').fill('Overwritten')
  await older.getByRole('button', { name: 'Save' }).click()
  await expect(older.getByText('This was saved elsewhere').first()).toBeVisible()
  await older.close({ runBeforeUnload: false })

  await open(page, '/admin/globals/announcement')
  await page.getByLabel(/, English$/).fill('Maintenance tonight from 22:00.')
  await page.getByLabel(/, Español$/).fill('Mantenimiento esta noche desde las 22:00.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  const staff = await browser.newContext()
  await signInAs(staff, 'editor')
  const desk = await staff.newPage()
  await open(desk, '/admin')
  await expect(desk).toHaveTitle(/ – Playbill$/)
  await expect(desk.getByRole('link', { name: 'Playbill, Dashboard' })).toBeVisible()
  expect(await desk.evaluate(() => document.documentElement.style.getPropertyValue('--callboard-accent'))).toBe(
    '#0b5fff',
  )
  await desk.getByRole('button', { name: /^Your account/ }).click()
  await expect(desk.getByRole('menuitem', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:support@playbill.example',
  )
  await desk.keyboard.press('Escape')
  const notice = desk.getByRole('region', { name: 'Announcement' })
  await expect(notice).toContainText('Maintenance tonight from 22:00.')
  await expectGoodLooks(desk)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await open(desk, '/admin/collections/pages')
  await expect(notice).toBeHidden()
  await expect(desk.getByRole('link', { exact: true, name: 'Platform' })).toBeHidden()
  await staff.close()
})
