import { expect, type Page } from '@playwright/test'

/** Waits for what the person is told, and that they are told one thing at a time. */
export async function expectToast(page: Page, text: RegExp | string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: text }).last()).toBeVisible()
}
