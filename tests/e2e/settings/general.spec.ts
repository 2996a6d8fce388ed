import { expect, test, type Page } from '../support/test'
import { blockScripts } from '../support/blockScripts'
import { expectGoodLooks } from '../support/looks'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/settings/general'
const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })
const name = (page: Page) => page.getByLabel('Site name')

test.describe('an owner', () => {
  test.beforeEach(({ context }) => signInAs(context, 'lanternOwner'))

  test('changes the name, which the frame shows at once, also when typed before the page came alive [A-012, A-014, A-015, A-320]', async ({
    page,
  }) => {
    await open(page, PATH)
    await expect(page.locator('.step-nav')).toContainText(/Settings.*General/)
    await expect(save(page)).toBeDisabled()
    await name(page).fill('Lantern Players of Sydney')
    await save(page).click()
    await expectToast(page, 'General settings updated successfully')
    await expect(page.locator('aside')).toContainText('Lantern Players of Sydney')
    await expect(save(page)).toBeDisabled()
    const release = await blockScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await name(page).fill('Lantern Players')
    release()
    await expect(save(page), 'what was typed before the page came alive counts').toBeEnabled()
    await page.keyboard.press('ControlOrMeta+s')
    await expectToast(page, 'General settings updated successfully')
    await expect(page.locator('aside')).toContainText(/Lantern Players(?! of)/)
  })

  test('finds a currency by a part of its name with the keyboard alone [A-019]', async ({ page }) => {
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

  test('uploads a picture that the sidebar shows, and removes it [A-016, A-017, A-321, A-322]', async ({ page }) => {
    await open(page, PATH)
    const file = page.locator('input[type=file]')
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

  test('asks the owner before a link leaves unsaved changes behind', async ({ page }) => {
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
})

test('general settings break no accessibility rule in any theme', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await page.getByRole('switch', { name: 'Ask visitors for a password' }).click()
  await name(page).fill('')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '“Name” is required.' })).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: /^Currency/ }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectGoodLooks(page)
})
