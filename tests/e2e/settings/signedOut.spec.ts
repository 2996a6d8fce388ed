import { expect, test } from '@playwright/test'

const SCREENS = ['/admin/settings/general', '/admin/settings/languages', '/admin/settings/security', '/admin/settings/apps', '/admin/settings/custom-attributes', '/admin/settings/domains', '/admin/settings/billing', '/admin/apps', '/admin/apps/plausible']

test('[B-069, B-099] no screen shows anything to somebody who is not signed in', async ({ page }) => {
  for (const path of SCREENS) {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(?!users\/(me|init|login))/.test(request.url())) calls.push(request.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
    await expect(page.getByText('Riverside')).toHaveCount(0)
    expect(calls).toEqual([])
    page.removeAllListeners('request')
  }
})
