import { expect, test } from '@playwright/test'
import { pathOf } from '../support/documents'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const ORIGIN = { Origin: process.env.E2E_BASE_URL! }

test('a new document that nobody has written into is gone on with, not begun once more', async ({ context, page }) => {
  await signInAs(context, 'editor')
  const begin = async (): Promise<string> => {
    await page.goto('/admin/collections/series/create')
    await expect(page).toHaveURL(/\/series\/[\da-f-]{36}$/)
    return page.url().split('/').at(-1)!
  }
  const first = await begin()
  expect(await begin()).toBe(first)
  await page.locator('#field-title').fill('Lunchtime concerts')
  await expect(page.getByRole('heading', { level: 1, name: 'Lunchtime concerts' })).toBeVisible()
  await expect.poll(async () => ((await (await context.request.get(`/api/series/${first}?draft=true`, { headers: ORIGIN })).json()) as { title?: string }).title).toBe('Lunchtime concerts')
  const second = await begin()
  expect(second).not.toBe(first)
  await signInAs(context, 'owner')
  for (const id of [first, second]) expect((await context.request.delete(`/api/series/${id}`, { headers: ORIGIN })).status()).toBe(200)
})

test('a document of another own site puts that site on screen, and says so', async ({ context, page }) => {
  await signInAs(context, 'harbourOwner')
  const path = await pathOf(context, 'events')
  await signInAs(context, 'freelance')
  await open(page, '/admin')
  await page.locator('aside').getByRole('button', { name: /Switch site/ }).click()
  await page.getByRole('list', { name: 'Sites' }).getByRole('button', { name: /Riverside/ }).click()
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
  await expect(page.locator('button.toolbar-popup__button[data-button-key=bold]').first()).toHaveAttribute('aria-label', 'Negrita')
})
