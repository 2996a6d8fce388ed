import { defineConfig, devices } from '@playwright/test'

// Each of the processes that play has an installation of its own; tests find it in their environment.
const installations = JSON.parse(process.env.E2E_INSTALLATIONS ?? '[{}]') as Record<string, string>[]
Object.assign(process.env, installations[Number(process.env.TEST_PARALLEL_INDEX ?? 0)])

const baseURL = process.env.E2E_BASE_URL
if (!baseURL) throw new Error('Run these tests through `npm test -- e2e`, which starts the application for them.')

/** Plays through the running application in Chromium. `npm test -- e2e` starts it, with the demo in it. */
export default defineConfig({
  expect: { timeout: 15_000 },
  forbidOnly: true,
  fullyParallel: false,
  outputDir: '.data/e2e-results',
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { height: 800, width: 1280 } } }],
  // A test that passes only when it is tried again has failed: a second try would hide it.
  retries: 0,
  testDir: 'tests/e2e',
  timeout: 60_000,
  use: {
    baseURL,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined,
    },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Its film of every step takes as much of the processors as the browser itself: npm test -- e2e with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  workers: installations.length,
})
