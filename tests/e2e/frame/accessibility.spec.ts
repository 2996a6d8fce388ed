import { test, type BrowserContext, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs, useTheme } from '../support/signIn'

const PATHS = ['/admin', '/admin/collections/pages']

const LOOKS: [name: string, prepare: (context: BrowserContext, page: Page) => Promise<void>, paths: string[]][] = [
  ['light', (context) => useTheme(context, 'light'), [...PATHS, '/admin/auth/account']],
  ['dark', (context) => useTheme(context, 'dark'), [...PATHS, '/admin/auth/account']],
  ['320 px', (_, page) => page.setViewportSize({ height: 640, width: 320 }), PATHS],
]

test.beforeEach(({ context }) => signInAs(context, 'editor'))

for (const [look, prepare, paths] of LOOKS) {
  for (const path of paths) {
    test(`${path} breaks no accessibility rule, ${look}`, async ({ context, page }) => {
      await prepare(context, page)
      await open(page, path)
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    })
  }
}

test('open menus and panels break no accessibility rule', async ({ page }) => {
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expectNoViolations(page)
})
