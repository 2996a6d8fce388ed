import { expect, test } from '@playwright/test'
import { pathOf } from '../support/documents'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

test('a document of another own site puts that site on screen, and says so', async ({ context, page }) => {
  await signInAs(context, 'harbourOwner')
  const path = await pathOf(context, 'events')
  await signInAs(context, 'freelance')
  await open(page, '/admin')
  await page
    .locator('aside')
    .getByRole('button', { name: /Switch site/ })
    .click()
  await page
    .getByRole('list', { name: 'Sites' })
    .getByRole('button', { name: /Riverside/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside Theatre' })).toBeVisible()
  await open(page, path)
  await expectToast(page, 'This belongs to Harbour Arts Centre. You are working there now.')
  await expect(page.locator('aside').first()).toContainText('Harbour Arts Centre')
  await reload(page)
  await expect(page.locator('aside').first()).toContainText('Harbour Arts Centre')
})

test("the text editor's buttons are named in the reader's language", async ({ context, page }) => {
  await signInAs(context, 'owner')
  await chooseLanguage(context, 'es')
  await page.goto(await pathOf(context, 'series'))
  await expect(page.locator('button.toolbar-popup__button[data-button-key=bold]').first()).toHaveAttribute(
    'aria-label',
    'Negrita',
  )
})
