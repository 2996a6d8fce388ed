import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase } from '../migrate.mjs'
import { findFreePort } from '../ports.mjs'
import { createDatabase, dropDatabase } from '../postgres.mjs'
import { step } from '../progress.mjs'
import { root } from '../root.mjs'
import { newSecrets } from '../secrets.mjs'
import { seedDemo } from '../seed.mjs'
import { startWeb, startWorker, untilReady } from '../services.mjs'

/**
 * Runs built applications with the demo content, each with its own database, files, ports, web server and worker, for as
 * long as a function runs.
 * @template Result
 * @param {import('./context.mjs').Context} context
 * @param {number} count
 * @param {(installations: Record<string, string | undefined>[]) => Promise<Result>} use gets what tests find in their
 *   environment, for each installation
 * @returns {Promise<Result>}
 */
export async function withInstallations(context, count, use) {
  const adminUrl = await context.adminUrl()
  const names = Array.from({ length: count }, (_, index) => `callboard_e2e_${process.pid}_${index}`)
  /** @type {import('../service.mjs').Service[]} */
  const services = []
  try {
    const [environments] = await Promise.all([createInstallations(context, adminUrl, names), context.build()])
    await step('Their web servers and workers', async () => {
      for (const [index, env] of environments.entries()) {
        const web = startWeb(env, logProblems(`web ${index}`))
        services.push(web)
        await untilReady(web, env, { signal: context.signal })
        services.push(startWorker(env, logProblems(`worker ${index}`)))
      }
    })
    return await use(environments.map(testEnv))
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    for (const name of names) {
      await dropDatabase(adminUrl, name)
      rmSync(folderOf(name), { recursive: true, force: true })
    }
  }
}

/** @param {Record<string, string | undefined>} env of the web server */
const testEnv = (env) => ({
  E2E_APP_GATEWAY: env.APP_GATEWAY_URL,
  E2E_BASE_URL: env.SERVER_URL,
  E2E_BOX_OFFICE: env.SPEKTRIX_BASE_URL,
  E2E_DATABASE_URL: env.DATABASE_URL,
  E2E_DNS_SERVER: env.DNS_SERVERS,
  E2E_GITHUB: env.GITHUB_URL,
  E2E_GITHUB_ARCHIVES: env.GITHUB_ARCHIVE_HOSTS,
})

/** @param {string} name of an installation, and of its database */
const folderOf = (name) => join(root, '.data', name)

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
