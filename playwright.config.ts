import { defineConfig, devices } from '@playwright/test'

// Each worker process has its own installation, which tests find in their environment.
const installations = JSON.parse(process.env.E2E_INSTALLATIONS ?? '[{}]') as Record<string, string>[]
Object.assign(process.env, installations[Number(process.env.TEST_PARALLEL_INDEX ?? 0)])

const baseURL = process.env.E2E_BASE_URL
if (!baseURL) throw new Error('Run these tests through `npm test -- e2e`, which starts the application for them.')

/** End-to-end tests of the running application in Chromium. `npm test -- e2e` starts it with the demo content. */
export default defineConfig({
  expect: { timeout: 15_000 },
  forbidOnly: true,
  fullyParallel: false,
  outputDir: '.data/e2e-results',
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { height: 800, width: 1280 } } }],
  testDir: 'tests/e2e',
  // Walks through all screens, which `npm run prove` runs, and whoever names them.
  testIgnore: process.env.PROVE_FILES === '1' ? [] : ['**/*.prove.spec.ts'],
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
    // Traces take as much CPU as the browser itself, so they are off by default. E2E_TRACE=1 turns them on.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  workers: installations.length,
})
