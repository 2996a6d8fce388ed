import { expect, type Locator, type Page } from '@playwright/test'

export const PATH = '/admin/settings/users'

/** A section of the screen by its heading. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { exact: true, name: title })

/** A row of a section by what its title says. */
export const row = (page: Page, title: string, text: string): Locator =>
  section(page, title).getByRole('listitem').filter({ hasText: text })

export const dialog = (page: Page, name?: RegExp | string): Locator => page.getByRole('dialog', { name })

/** Makes the next call to an address end as if the network were gone, and the ones after it as ever. */
export async function loseNext(page: Page, address: RegExp, method: string): Promise<void> {
  let isLost = false
  await page.route(address, (route) => {
    if (isLost || route.request().method() !== method) return route.fallback()
    isLost = true
    return route.abort()
  })
}

/** Has the server refuse the next call to an address in words of its own. */
export async function refuseNext(page: Page, address: RegExp, method: string, body: object): Promise<void> {
  let isRefused = false
  await page.route(address, (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback()
    isRefused = true
    return route.fulfill({ json: body, status: 422 })
  })
}

/** Opens what stands behind somebody's Manage. */
export async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click()
  await expect(dialog(page, 'Manage user')).toBeVisible()
  return dialog(page, 'Manage user')
}
