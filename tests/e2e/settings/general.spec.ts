import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts'
import { expectGoodLooks } from '../support/looks'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/settings/general'
const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })
const name = (page: Page) => page.getByLabel('Site name')

test.describe('an owner', () => {
  test.beforeEach(({ context }) => signInAs(context, 'lanternOwner'))

  test('[A-012, A-014, A-015, A-320] changes the name, which is at once in the frame', async ({ page }) => {
    await open(page, PATH)
    await expect(page.locator('.step-nav')).toContainText(/Settings.*General/)
    await expect(save(page)).toBeDisabled()
    await name(page).fill('Lantern Players of Sydney')
    await save(page).click()
    await expectToast(page, 'General settings updated successfully')
    await expect(page.locator('aside')).toContainText('Lantern Players of Sydney')
    await expect(save(page)).toBeDisabled()
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await name(page).fill('Lantern Players')
    release()
    await expect(save(page), 'what was typed before the page came alive counts').toBeEnabled()
    await page.keyboard.press('ControlOrMeta+s')
    await expectToast(page, 'General settings updated successfully')
    await expect(page.locator('aside')).toContainText(/Lantern Players(?! of)/)
  })

  test('[A-018, A-348] chooses among the time zones that are offered', async ({ page }) => {
    await open(page, PATH)
    await expect(page.getByLabel('Time zone').getByRole('option')).toHaveText([
      'UTC',
      'America/New York',
      'America/Chicago',
      'America/Denver',
      'America/Los Angeles',
      'Europe/London',
      'Europe/Paris',
      'Asia/Tokyo',
      'Australia/Sydney',
    ])
  })

  test('[A-019] finds a currency by a part of its name, without a mouse', async ({ page }) => {
    await open(page, PATH)
    await page.getByRole('button', { name: /^Currency/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('krona')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/Kron/i)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Currency: .*Kr/ })).toBeFocused()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('button', { name: /^Currency: Australian Dollar/ })).toBeVisible()
  })

  test('[A-020, A-021] sees in five languages what the formats come to', async ({ page }) => {
    await open(page, PATH)
    const preview = page.locator('dl')
    await expect(preview.locator('dt')).toHaveText(['English', 'Cymraeg', '日本語', 'العربية', 'Español'])
    await page.getByLabel('Month', { exact: true }).selectOption('long')
    await page.getByLabel('Date', { exact: true }).selectOption('DD/MM/YYYY')
    await page.getByLabel('Time', { exact: true }).selectOption('24h')
    await page.getByLabel('Between date and time').selectOption('comma')
    await expect(preview.locator('dd').first()).toHaveText(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/)
    await page.getByRole('switch', { name: 'Show seconds' }).click()
    await expect(preview.locator('dd').first()).toHaveText(/, \d\d:\d\d:\d\d$/)
    await expect(preview.locator('dd').nth(1)).not.toHaveText((await preview.locator('dd').first().textContent())!)
  })

  test('[A-022, A-023, A-024, A-026, A-028, A-102, A-103, A-360] sees the plan, and that an upgrade is to come', async ({
    page,
  }) => {
    await open(page, PATH)
    const card = page.getByRole('region', { name: 'Plan' })
    await expect(card).toContainText('Starter')
    await expect(card).toContainText('$0/month')
    await expect(card.getByRole('listitem')).toHaveText(['One website', '2 staff seats', 'Pages, events and posts'])
    await card.getByRole('button', { name: 'Upgrade Plan' }).click()
    await expectToast(page, 'Upgrade flow coming soon!')
  })

  test('[A-029, A-030, A-031, A-211, A-212] asks for a password as soon as visitors shall be asked', async ({
    page,
  }) => {
    await open(page, PATH)
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await page.getByRole('switch', { name: 'Ask visitors for a password' }).click()
    await page.getByLabel('Message').fill('For members of the company')
    await save(page).click()
    await expect(page.getByText('Choose a password of at least 8 characters.').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('short')
    await save(page).click()
    await expect(page.getByText('At least 8 characters').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('open sesame')
    await save(page).click()
    await expectToast(page, 'General settings updated successfully')
    await expect(page.getByText('A password is set.')).toBeVisible()
    await page.getByRole('switch', { name: 'Ask visitors for a password' }).click()
    await expect(page.getByLabel('Message')).toHaveCount(0)
    await save(page).click()
    await expectToast(page, 'General settings updated successfully')
  })

  test('[A-016, A-017, A-193, A-195, A-321, A-322] uploads a picture and removes it', async ({ page }) => {
    await open(page, PATH)
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ buffer: Buffer.from('GIF89a'), mimeType: 'image/gif', name: 'a.gif' })
    await expectToast(page, 'Unsupported file type')
    await file.setInputFiles({ buffer: Buffer.alloc(5 * 1024 * 1024 + 1), mimeType: 'image/png', name: 'large.png' })
    await expectToast(page, 'Please select an image smaller than 5MB')
    await file.setInputFiles({
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
      ),
      mimeType: 'image/svg+xml',
      name: 'mark.svg',
    })
    await expectToast(page, 'Avatar updated')
    await expect(page.locator('aside img')).toBeVisible()
    await page.getByRole('button', { exact: true, name: 'Remove' }).click()
    await expectToast(page, 'Avatar removed')
    await expect(page.getByRole('button', { exact: true, name: 'Remove' })).toHaveCount(0)
  })

  test('[A-297, A-298, A-299, A-300] is told when it fails, and keeps what was typed', async ({ page }) => {
    await open(page, PATH)
    await name(page).fill('Lost on the way')
    await page.route('**/admin/settings/general', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await save(page).click()
    await expectToast(page, 'Failed to update settings')
    await expect(name(page)).toHaveValue('Lost on the way')
    await page.route('**/api/avatars', (route) => route.abort())
    await page
      .locator('input[type=file]')
      .setInputFiles({ buffer: Buffer.from('x'), mimeType: 'image/png', name: 'a.png' })
    await expectToast(page, 'Failed to upload avatar')
  })

  test('is asked before a link takes what was typed along', async ({ page }) => {
    await open(page, PATH)
    const before = await name(page).inputValue()
    await name(page).fill('Never saved')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.getByRole('link', { name: 'Languages' }).click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(name(page)).toHaveValue('Never saved')
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    await page.getByRole('link', { name: 'Languages' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/settings\/languages$/)
    await open(page, PATH)
    await expect(name(page)).toHaveValue(before)
  })

  test('is offered to reload when somebody else was faster', async ({ context, page }) => {
    await open(page, PATH)
    const { id } = (
      (await (
        await context.request.get('/api/users/tenants', { headers: { Origin: new URL(page.url()).origin } })
      ).json()) as { tenants: { id: string }[] }
    ).tenants[0]!
    const faster = await context.request.post(`/api/tenants/${id}/general`, {
      data: { name: 'Lantern Players' },
      headers: { Origin: new URL(page.url()).origin },
    })
    expect(faster.status()).toBe(200)
    await name(page).fill('Too late')
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Someone has changed this in the meantime.' })).toBeVisible()
    await expect(name(page)).toHaveValue('Too late')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(name(page)).toHaveValue('Lantern Players')
  })
})

test('[A-027, A-059] nobody on the largest plan is asked to upgrade', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await open(page, PATH)
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('$149/month')
  await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toHaveCount(0)
})

test('[A-010] staff without the right neither see the link nor the screen', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, PATH)
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'General' })).toHaveCount(0)
})

test('breaks no accessibility rule in any look', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await page.getByRole('switch', { name: 'Ask visitors for a password' }).click()
  await name(page).fill('')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A site needs a name' })).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: /^Currency/ }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectGoodLooks(page)
})
