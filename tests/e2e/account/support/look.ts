import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../../support/axe'

interface Look {
  language: string
  theme: 'dark' | 'light'
  width: number
}

/** Opens screens in a look: none is wider than the window or breaks a rule. */
export async function look(page: Page, { language, theme, width }: Look, paths: string[]): Promise<void> {
  const cookies = { 'payload-lng': language, 'payload-theme': theme }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, url: process.env.E2E_BASE_URL!, value })))
  await page.setViewportSize({ height: 800, width })
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${path} at ${width} px`).toBe(true)
    await expectNoViolations(page)
  }
}
