import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { migrateDatabase } from '../migrate.mjs'
import { findFreePort } from '../ports.mjs'
import { createDatabase, dropDatabase } from '../postgres.mjs'
import { step } from '../progress.mjs'
import { root } from '../root.mjs'
import { newSecrets } from '../secrets.mjs'
import { seedDemo } from '../seed.mjs'
import { startWeb, startWorker, untilReady } from '../services.mjs'
import { runLimited } from './limited.mjs'
import { playwrightCounts } from './playwrightCounts.mjs'

/** Spec files run in parallel, each on its own installation. */
const LANES = 2

/**
 * Runs the end-to-end tests against the built application in Chromium, with their own databases and ports and the demo
 * content.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
export async function endToEnd(context) {
  const { signal, patterns, patience } = context
  const chromium = await findChromium(console.log)
  const adminUrl = await context.adminUrl()
  const lanes = Array.from({ length: laneCount(patterns) }, (_, index) => `callboard_e2e_${process.pid}_${index}`)
  /** @type {import('../service.mjs').Service[]} */
  const services = []
  try {
    const [environments] = await Promise.all([createInstallations(context, adminUrl, lanes), context.build()])
    await step('Their web servers and workers', async () => {
      for (const [index, env] of environments.entries()) {
        const web = startWeb(env, logProblems(`web ${index}`))
        services.push(web)
        await untilReady(web, env, { signal })
        services.push(startWorker(env, logProblems(`worker ${index}`)))
      }
    })
    const output = context.file('e2e')
    const args = [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      ...patterns,
    ]
    const testEnvironments = environments.map((env) => ({
      E2E_APP_GATEWAY: env.APP_GATEWAY_URL,
      E2E_BASE_URL: env.SERVER_URL,
      E2E_BOX_OFFICE: env.SPEKTRIX_BASE_URL,
      E2E_DATABASE_URL: env.DATABASE_URL,
      E2E_DNS_SERVER: env.DNS_SERVERS,
      E2E_GITHUB: env.GITHUB_URL,
      E2E_GITHUB_ARCHIVES: env.GITHUB_ARCHIVE_HOSTS,
    }))
    const testEnv = {
      ...context.env,
      PLAYWRIGHT_CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: output,
      E2E_INSTALLATIONS: JSON.stringify(testEnvironments),
    }
    const { ok, how } = await runLimited(args, { env: testEnv, limitMs: 3_300_000 * patience, signal })
    const counts = playwrightCounts(output)
    rmSync(output, { force: true })
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, note: how }
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    for (const name of lanes) {
      await dropDatabase(adminUrl, name)
      rmSync(folderOf(name), { recursive: true, force: true })
    }
  }
}

/** @param {string} name of an installation, and of its database */
const folderOf = (name) => join(root, '.data', name)

/**
 * A single file needs only one installation.
 * @param {string[]} patterns
 */
const laneCount = (patterns) => (patterns.length === 1 && patterns[0]?.endsWith('.ts') ? 1 : LANES)

/**
 * Creates the first installation and copies it for the others.
 * @param {import('./context.mjs').Context} context
 * @param {string} adminUrl
 * @param {string[]} names
 */
async function createInstallations(context, adminUrl, names) {
  const [first = '', ...others] = names
  const secrets = newSecrets()
  const env = await serverEnv(context, await createDatabase(adminUrl, first), folderOf(first), secrets)
  mkdirSync(folderOf(first), { recursive: true })
  await step('Tables and demo of the test installation', async (onOutput) => {
    await migrateDatabase(env, { signal: context.signal, onOutput })
    // The box office tests connect Riverside themselves.
    await seedDemo({ ...env, DEMO_BOX_OFFICE_PORT: '0' }, folderOf(first), { signal: context.signal, onOutput })
  })
  const environments = [env]
  for (const name of others) {
    cpSync(folderOf(first), folderOf(name), { recursive: true })
    environments.push(
      await serverEnv(context, await createDatabase(adminUrl, name, { template: first }), folderOf(name), secrets),
    )
  }
  return environments
}

/**
 * @param {import('./context.mjs').Context} context
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @param {Record<string, string>} secrets
 */
async function serverEnv(context, databaseUrl, dataDir, secrets) {
  const port = String(await findFreePort())
  const address = { PORT: port, SERVER_URL: `http://localhost:${port}` }
  // Tests start a fake DNS server, or a fake app service, on these ports when they need one.
  const names = { DNS_SERVERS: `127.0.0.1:${await findFreePort()}`, DNS_TIMEOUT_MS: '500' }
  const boxOffice = `127.0.0.1:${await findFreePort()}`
  const github = `127.0.0.1:${await findFreePort()}`
  const services = {
    ...githubAt(github, `127.0.0.1:${await findFreePort()}`),
    APP_GATEWAY_URL: `http://127.0.0.1:${await findFreePort()}`,
    ...providers(boxOffice),
    DEMO_BOX_OFFICE_PORT: String(await findFreePort()),
  }
  const own = {
    ...names,
    ...services,
    DATABASE_URL: databaseUrl,
    CALLBOARD_DATA: dataDir,
    CALLBOARD_DEMO: '1',
    LOG_LEVEL: 'warn',
    COMPRESS: '0',
  }
  return { ...context.env, NODE_ENV: 'production', ...secrets, ...own, ...address }
}

/**
 * Tests start a fake provider at this host.
 * @param {string} host
 */
const providers = (host) => ({
  ELEVENT_API_BASE_URL: `http://${host}`,
  LINEUP_API_BASE_URL: `http://${host}/api`,
  PROVIDER_ALLOWED_HOSTS: host,
  SPEKTRIX_BASE_URL: `http://${host}`,
})

/**
 * Tests start a fake GitHub at these hosts.
 * @param {string} host
 * @param {string} archives
 */
const githubAt = (host, archives) => ({
  GITHUB_API_URL: `http://${host}/api/v3`,
  GITHUB_ARCHIVE_HOSTS: archives,
  GITHUB_CLIENT_ID: 'Iv1.callboard',
  GITHUB_CLIENT_SECRET: 'client-secret-of-the-fake',
  GITHUB_URL: `http://${host}`,
})

/** @param {string} name */
function logProblems(name) {
  return (/** @type {string} */ line) => {
    if (/error|warn/i.test(line)) console.log(`  ${name}: ${line}`)
  }
}
