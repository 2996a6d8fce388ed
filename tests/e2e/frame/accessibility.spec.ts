import { test, type BrowserContext, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs, useTheme } from '../support/signIn'

const LOOKS: [name: string, prepare: (context: BrowserContext, page: Page) => Promise<void>][] = [
  ['light', (context) => useTheme(context, 'light')],
  ['dark', (context) => useTheme(context, 'dark')],
  ['320 px', (_, page) => page.setViewportSize({ height: 640, width: 320 })],
]

test.beforeEach(({ context }) => signInAs(context, 'editor'))

for (const [look, prepare] of LOOKS) {
  for (const path of ['/admin', '/admin/collections/pages', '/admin/auth/account']) {
    test(`${path} breaks no accessibility rule, ${look}`, async ({ context, page }) => {
      await prepare(context, page)
      await open(page, path)
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    })
  }

  test(`an event on screen breaks no accessibility rule, ${look}`, async ({ context, page }) => {
    await prepare(context, page)
    const answer = await context.request.get('/api/events?limit=1&depth=0', { headers: { Origin: process.env.E2E_BASE_URL! } })
    const { docs } = (await answer.json()) as { docs: { id: string }[] }
    await open(page, `/admin/collections/events/${docs[0]!.id}`)
    await page.locator('#field-title').waitFor()
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page)
  })
}

test('open menus and panels break no accessibility rule', async ({ page }) => {
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expectNoViolations(page)
})
