import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type BrowserContext, type Page } from '@playwright/test'

export * from '@playwright/test'

interface Options {
  /** Whether the tests get a browser of their own, for what would stay behind in one: a clock that stands still. */
  ownBrowser: boolean
}

interface OpenProfile {
  context: BrowserContext
  /** Stays open, so that the browser does. */
  blank: Page
}

interface Profile {
  opened?: OpenProfile
}

/**
 * Tests whose context is that of a profile on disk, which those of a worker process share: Chromium keeps there what it has
 * compiled, so that a screen opens in three quarters of the time. Cookies, storage, permissions, routes and pages end with
 * each test. Tests with options of their own get a browser of their own.
 */
export const test = base.extend<Options, { profile: Profile }>({
  ownBrowser: [false, { option: true }],

  profile: [
    // Playwright reads from the first parameter what a fixture needs.
    async ({}, run) => {
      const profile: Profile = {}
      await run(profile)
      await profile.opened?.context.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    { actionTimeout, launchOptions, ownBrowser, playwright, profile, timezoneId, viewport },
    run,
    { project },
  ) => {
    const isUsual =
      !ownBrowser &&
      actionTimeout === (project.use.actionTimeout ?? 0) &&
      timezoneId === project.use.timezoneId &&
      JSON.stringify(viewport) === JSON.stringify(project.use.viewport)
    if (!isUsual) {
      const browser = await playwright.chromium.launch(launchOptions)
      await run(await browser.newContext())
      await browser.close()
      return
    }
    const { blank, context } = profile.opened ?? (await openProfile())
    await run(context)
    // A test may have closed it.
    if (profile.opened) await empty(context, blank)

    async function openProfile(): Promise<OpenProfile> {
      mkdirSync(project.outputDir, { recursive: true })
      const folder = mkdtempSync(join(project.outputDir, 'browser-'))
      const opened = await playwright.chromium.launchPersistentContext(folder, launchOptions)
      opened.once('close', () => {
        delete profile.opened
        rmSync(folder, { force: true, maxRetries: 5, recursive: true })
      })
      return (profile.opened = { context: opened, blank: opened.pages()[0] ?? (await opened.newPage()) })
    }
  },
})

async function empty(context: BrowserContext, blank: Page): Promise<void> {
  for (const page of context.pages()) if (page !== blank) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  const session = await context.newCDPSession(blank)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await session.detach()
}
