import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { findChromium } from '../chromium.mjs'
import { migrateDatabase } from '../migrate.mjs'
import { findFreePort } from '../ports.mjs'
import { createDatabase, dropDatabase } from '../postgres.mjs'
import { step } from '../progress.mjs'
import { root } from '../root.mjs'
import { newSecrets } from '../secrets.mjs'
import { seedDemo } from '../seed.mjs'
import { startWeb, startWorker } from '../services.mjs'
import { runLimited } from './limited.mjs'

/**
 * Plays through the built application in Chromium, on a database and a port of its own, with the demo in it.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
export async function endToEnd(context) {
  const { signal, patterns, patience } = context
  const chromium = await findChromium(console.log)
  await build({ signal })
  const name = `callboard_e2e_${process.pid}`
  const dataDir = join(root, '.data', name)
  const adminUrl = await context.adminUrl()
  mkdirSync(dataDir, { recursive: true })
  const env = await serverEnv(context, await createDatabase(adminUrl, name), dataDir)
  /** @type {import('../service.mjs').Service[]} */
  const services = []
  try {
    await step('Tables and demo of the test installation', async (said) => {
      await migrateDatabase(env, { signal, said })
      await seedDemo(env, dataDir, { signal, said })
    })
    await step('Its web server and worker', async () => {
      await startWeb(env, quietly('web'), { signal, began: (web) => services.push(web) })
      services.push(startWorker(env, quietly('worker')))
    })
    const output = context.file('e2e')
    const args = [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...patterns]
    const testEnv = { ...context.env, PLAYWRIGHT_CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: output, E2E_BASE_URL: env.SERVER_URL, E2E_DATABASE_URL: env.DATABASE_URL, E2E_DNS_SERVER: env.DNS_SERVERS }
    const { ok, how } = await runLimited(args, { env: testEnv, limitMs: 1_500_000 * patience, signal })
    const counts = readCounts(output)
    rmSync(output, { force: true })
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, note: how }
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    await dropDatabase(adminUrl, name)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @param {import('./context.mjs').Context} context @param {string} databaseUrl @param {string} dataDir */
async function serverEnv(context, databaseUrl, dataDir) {
  const port = String(await findFreePort())
  const address = { PORT: port, SERVER_URL: `http://localhost:${port}` }
  // A test starts a name server there when it needs one.
  const names = { DNS_SERVERS: `127.0.0.1:${await findFreePort()}`, DNS_TIMEOUT_MS: '500' }
  const own = { ...names, DATABASE_URL: databaseUrl, CALLBOARD_DATA: dataDir, CALLBOARD_DEMO: '1', LOG_LEVEL: 'warn' }
  return { ...context.env, NODE_ENV: 'production', ...newSecrets(), ...own, ...address }
}

/** @param {string} name */
function quietly(name) {
  return (/** @type {string} */ line) => {
    if (/error|warn/i.test(line)) console.log(`  ${name}: ${line}`)
  }
}

/** @param {string} file @returns {import('./steps.mjs').Counts} */
function readCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (stats.unexpected ? 0 : errors.length), skipped: stats.skipped }
}
