import { expect, test, type Page } from '@playwright/test'
import { expectGoodLooks } from '../support/looks'
import { open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/settings/security'
const save = (page: Page) => page.getByRole('button', { exact: true, name: 'Save' })
const directives = (page: Page) => page.getByLabel('Custom directives')

test('[A-078, A-079, A-080, A-081, A-082, A-209, A-210, A-323, A-324, B-097, B-327] an owner sets policy and banner, and is told what is wrong', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, 'harbourOwner')
  await open(page, PATH)
  await expect(page.locator('.step-nav')).toContainText(/Settings.*Security & Compliance/)
  await expect(page.getByLabel('Preset').getByRole('option')).toHaveText(['Strict', 'Moderate', 'Relaxed'])
  await expect(page.getByLabel('Preset')).toHaveValue('relaxed')

  await test.step('the server names the culprit, and nothing typed is lost', async () => {
    await directives(page).fill('{"image-src": "https://pictures.example"}')
    await save(page).click()
    await expectToast(page, '"image-src" is not a directive of a content security policy')
    await expect(directives(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(directives(page)).toHaveValue('{"image-src": "https://pictures.example"}')
  })

  await test.step('good ones are saved, and the header shows them', async () => {
    await directives(page).fill('{"img-src": "https://pictures.example"}')
    await page.getByLabel('Preset').selectOption('strict')
    await expect(page.locator('figure')).toContainText("img-src 'self' data: https://pictures.example;")
    await page.getByRole('switch', { name: 'Ask visitors for consent' }).click()
    await page.getByLabel('Privacy policy URL').fill('https://harbour.example/privacy')
    await save(page).click()
    await expectToast(page, 'Security settings updated')
    await page.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Content-Security-Policy: default-src 'self';.* https:\/\/pictures\.example/,
    )
  })

  await test.step('back to the beginning', async () => {
    await reload(page)
    await expect(page.getByLabel('Privacy policy URL')).toHaveValue('https://harbour.example/privacy')
    await directives(page).fill('')
    await page.getByLabel('Preset').selectOption('relaxed')
    await page.getByRole('switch', { name: 'Ask visitors for consent' }).click()
    await page.getByLabel('Privacy policy URL').fill('')
    await save(page).click()
    await expectToast(page, 'Security settings updated')
  })
})

test('leaving with unsaved changes warns', async ({ context, page }) => {
  await signInAs(context, 'harbourOwner')
  await open(page, PATH)
  await directives(page).fill('{}')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const warned = page.waitForEvent('dialog')
  const leaving = page.reload().catch(() => null)
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await leaving
})

test('breaks no accessibility rule in any look', async ({ context, page }) => {
  await signInAs(context, 'harbourOwner')
  await open(page, PATH)
  await directives(page).fill('{"image-src": "x"}')
  await save(page).click()
  await expect(directives(page)).toHaveAttribute('aria-invalid', 'true')
  await expectGoodLooks(page)
})
