import { expect, type Locator, type Page } from '@playwright/test'

export const PATH = '/admin/settings/users'

/** A section of the screen by its heading. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { exact: true, name: title })

/** A row of a section by what its title says. */
export const row = (page: Page, title: string, text: string): Locator =>
  section(page, title).getByRole('listitem').filter({ hasText: text })

export const dialog = (page: Page, name?: RegExp | string): Locator => page.getByRole('dialog', { name })

/** Opens what stands behind somebody's Manage. */
export async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click()
  await expect(dialog(page, 'Manage user')).toBeVisible()
  return dialog(page, 'Manage user')
}
