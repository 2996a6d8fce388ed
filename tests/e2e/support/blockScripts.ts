import type { Page } from '@playwright/test'

/** Keeps the scripts of the next page back, so that it is there but not alive. @returns lets them go */
export async function blockScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
