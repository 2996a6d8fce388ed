import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { themeZip } from '../../support/themeZip'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const headers = { Origin: process.env.E2E_BASE_URL! }
const SCREEN = '/admin/collections/themes'
const NAME = 'Quayside'

interface Doc {
  id: string
  name: string
  tenant: string
}

const themesOf = async (context: BrowserContext): Promise<Doc[]> => ((await (await context.request.get('/api/themes?limit=100&depth=0', { headers })).json()) as { docs: Doc[] }).docs

test.beforeEach(({ context }) => signInAs(context, 'owner'))
test.afterEach(async ({ context }) => {
  for (const { id, name } of await themesOf(context)) if (name.startsWith(NAME) || name === 'New theme') await context.request.post(`/api/themes/${id}/delete`, { data: { flag: true }, headers })
})

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { exact: true, level: 3, name }) })
const section = (page: Page, title: string) => page.locator('section').filter({ has: page.getByRole('heading', { exact: true, name: title }) })

async function choose(page: Page, name: string, action: string): Promise<void> {
  await card(page, name).getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { exact: true, name: action }).click()
}

async function upload(page: Page, zip: Buffer): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Theme package (.zip)').setInputFiles({ buffer: zip, mimeType: 'application/zip', name: 'theme.zip' })
  await dialog.getByRole('button', { name: /pload/ }).click()
}

test('[B-056] [B-057] [B-163] themes stand by their place, with a way to configure each', async ({ page }) => {
  await open(page, SCREEN)
  await expect(section(page, 'Current theme').getByRole('listitem')).toHaveCount(1)
  await expect(section(page, 'Theme library')).toBeVisible()
  await expectGoodLooks(page)
  const [current] = await section(page, 'Current theme').getByRole('heading', { level: 3 }).allTextContents()
  await section(page, 'Current theme').getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible()
  // What the website shows is neither published once more nor deleted.
  await expect(page.getByRole('menuitem', { exact: true, name: 'Publish' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { exact: true, name: 'Delete' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await card(page, current!).getByRole('link', { name: 'Configure' }).click()
  await expect(page).toHaveURL(/\/collections\/themes\/[0-9a-f-]{36}/)
})

test('[B-314] [B-323] [B-324] a package is uploaded, mended after what was wrong with it, and replaced by its next version', async ({ page }) => {
  await open(page, SCREEN)
  await page.getByRole('button', { name: 'Upload theme' }).click()
  await upload(page, themeZip({ 'layout/theme.liquid': '{% nothing %}' }, { name: NAME }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Failed to process theme file')
  await expect(dialog.getByRole('alert')).toContainText('layout/theme.liquid:1:1')
  await expectGoodLooks(page, { within: DIALOG })
  await upload(page, themeZip({ 'layout/theme.liquid': '{{ content_for_layout }}' }, { name: NAME }))
  await expectToast(page, 'Theme uploaded successfully!')
  await expect(section(page, 'Theme library').getByRole('heading', { name: NAME })).toBeVisible()
  await expect(card(page, NAME)).toContainText('1.0.0')

  await choose(page, NAME, 'Re-upload')
  await upload(page, themeZip({}, { name: NAME, version: '2.0.0' }))
  await expectToast(page, 'Theme re-uploaded successfully')
  await expect(card(page, NAME)).toContainText('2.0.0')
  await choose(page, NAME, 'Versions')
  await expect(page.getByRole('dialog')).toContainText('Version 1 (1.0.0)')
  await expectGoodLooks(page, { within: DIALOG })
  await page.getByRole('button', { name: 'Use this version' }).click()
  await expectToast(page, 'Version 1 is in use')
  await page.keyboard.press('Escape')
  await expect(card(page, NAME)).toContainText('1.0.0')
})

test('[B-292] [B-318] [B-319] [B-320] [B-322] a theme is copied, downloaded, previewed by its link and deleted', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [{ tenant }] = (await themesOf(context)) as [Doc]
  const answer = await context.request.post('/api/themes/add', { headers, multipart: { file: { buffer: themeZip({}, { name: NAME }), mimeType: 'application/zip', name: 'a.zip' }, tenant } })
  expect(answer.status()).toBe(201)
  const { themeId } = (await answer.json()) as { themeId: string }
  await open(page, SCREEN)
  await choose(page, NAME, 'Copy preview link')
  await expectToast(page, 'Preview link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`//${themeId}.`)
  const download = page.waitForEvent('download')
  await choose(page, NAME, 'Download')
  await expectToast(page, 'Theme download started')
  expect((await download).suggestedFilename()).toBe('quayside-100.zip')
  await choose(page, NAME, 'Duplicate')
  await expectToast(page, 'Theme duplicated successfully')
  await expect(card(page, `${NAME} (copy)`)).toBeVisible()
  await choose(page, `${NAME} (copy)`, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Theme deleted successfully')
  await expect(card(page, `${NAME} (copy)`)).toHaveCount(0)
})

test('[B-274] [B-061] a no-code theme is made by one button', async ({ page }) => {
  await open(page, SCREEN)
  await page.getByRole('button', { name: 'New no-code theme' }).click()
  await expectToast(page, 'No-code theme created successfully')
  await expect(card(page, 'New theme')).toContainText('No code')
  await expect(card(page, 'New theme').getByRole('link', { name: 'Customise' })).toHaveAttribute('href', /\/studio\/edit\?tenantId=[0-9a-f-]{36}&themeId=[0-9a-f-]{36}$/)
})
