import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { themeZip } from '@tests/support/themeZip'

export const headers = { Origin: process.env.E2E_BASE_URL! }
export const SCREEN = '/admin/collections/themes'

export interface Uploaded {
  themeId: string
  version: number
}

/** A layout that says its own name on every page. */
export const layoutOf = (words: string): string =>
  `<!doctype html><html lang="en"><head>{{ content_for_head }}<title>${words}</title></head><body><h1>${words}</h1>{{ content_for_layout }}</body></html>`

/** Uploads a package by the API. */
export async function addTheme(
  context: BrowserContext,
  tenant: string,
  json: object,
  files: Record<string, string> = {},
  more: Record<string, string> = {},
): Promise<Uploaded> {
  const answer = await context.request.post('/api/themes/add', {
    headers,
    multipart: {
      file: { buffer: themeZip(files, json), mimeType: 'application/zip', name: 'theme.zip' },
      tenant,
      ...more,
    },
  })
  expect([201, 409], await answer.text()).toContain(answer.status())
  return (await answer.json()) as Uploaded
}

export async function publish(context: BrowserContext, tenant: string, theme: string): Promise<void> {
  const answer = await context.request.post(`/api/themes/${theme}/publish`, { data: { tenant }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { exact: true, level: 3, name }) })
export const section = (page: Page, name: string): Locator => page.getByRole('region', { exact: true, name })
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Opens the menu of a theme. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await card(page, name)
    .getByRole('button', { exact: true, name: `Actions for ${name}` })
    .click()
  const menu = page.getByRole('menu', { name: `Actions for ${name}` })
  await expect(menu).toBeVisible()
  return menu
}

export async function choose(page: Page, name: string, action: string): Promise<void> {
  await (await openMenu(page, name)).getByRole('menuitem', { exact: true, name: action }).click()
}

/** Sends a package by the dialog that is open. */
export async function send(page: Page, zip: Buffer, name = 'theme.zip'): Promise<void> {
  await dialog(page)
    .getByLabel('Theme package (.zip)')
    .setInputFiles({ buffer: zip, mimeType: 'application/zip', name })
  await dialog(page)
    .getByRole('button', { name: /^(Upload theme|Re-upload)$/ })
    .click()
}
