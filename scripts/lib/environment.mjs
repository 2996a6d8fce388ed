import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keptBoxOfficePort } from './boxOfficePort.mjs'
import { startPostgres } from './postgres.mjs'
import { assertReachable } from './postgres/assertReachable.mjs'
import { root } from './root.mjs'
import { keptSecrets, newSecrets } from './secrets.mjs'
import { StartError } from './StartError.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/** @typedef {import('../../src/lib/settings/index.ts').Settings} Settings */

/**
 * Validated settings.
 * @typedef {object} Checked
 * @property {Env} env for the processes of the application
 * @property {string} dataDir folder of everything that this installation keeps on disk
 * @property {boolean} embedded whether it runs its own database
 * @property {Settings} settings
 */

/**
 * @typedef {Checked & import('./supervise.mjs').Running} Environment with DATABASE_URL of a running server; `stop`
 *   releases an embedded one
 */

/**
 * Reads and validates the settings before anything is started.
 * @param {Env} [defaults] used for settings that are not given
 * @returns {Promise<Checked>}
 * @throws StartError that names each invalid setting
 */
export async function checkedEnvironment(defaults = {}) {
  const { env, dataDir, embedded } = readEnvironment(defaults)
  const settings = await checkSettings(embedded ? { ...env, DATABASE_URL: 'postgres://embedded' } : env)
  return { env: { ...env, PORT: String(settings.PORT) }, dataDir, embedded, settings }
}

/**
 * Starts the embedded database, or checks that the given one can be reached.
 * @param {Checked} checked
 * @param {(line: string) => void} [log]
 * @param {number} [port] required port of an embedded database
 * @returns {Promise<Environment>}
 * @throws StartError
 */
export async function openDatabase(checked, log = () => {}, port) {
  if (!checked.embedded) {
    await assertReachable(checked.settings.DATABASE_URL)
    return { ...checked, ended: new Promise(() => {}), stop: async () => {} }
  }
  const { ended, stop, url } = await startPostgres({ dataDir: join(checked.dataDir, 'postgres'), log, port })
  return { ...checked, env: { ...checked.env, DATABASE_URL: url }, ended, stop }
}

/**
 * Runs some work with the database of this installation, and releases the database afterwards.
 * @template T
 * @param {(environment: Environment) => Promise<T>} work
 */
export async function withDatabase(work) {
  const environment = await openDatabase(await checkedEnvironment(), console.error)
  try {
    return await work(environment)
  } finally {
    await environment.stop()
  }
}

/**
 * The environment without a database: the process environment, `.env`, and the defaults of an installation without
 * `DATABASE_URL`. Empty values count as not given.
 * @param {Env} [defaults]
 * @returns {{ env: Env, dataDir: string, embedded: boolean }}
 */
function readEnvironment(defaults = {}) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const embedded = given.DATABASE_URL === undefined
  const dataDir = resolve(root, given.CALLBOARD_DATA ?? '.data')
  const own = embedded ? { CALLBOARD_DEMO: '1', ...keptSecrets(dataDir) } : {}
  const boxOffice = embedded || given.CALLBOARD_DEMO === '1' ? keptBoxOfficePort(dataDir) : {}
  return { env: { ...own, ...boxOffice, ...defaults, ...given }, dataDir, embedded }
}

/**
 * For commands that load the application but never reach its database, such as a build.
 * @param {Env} [defaults]
 * @returns {Env}
 */
export function environmentWithoutDatabase(defaults = {}) {
  const { env } = readEnvironment(defaults)
  return { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...newSecrets(), ...env }
}

/** @param {Env} env */
async function checkSettings(env) {
  const { readSettings } = await import('../../src/lib/settings/index.ts')
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SettingsError') throw error
    throw new StartError(
      `Callboard cannot start: ${error.message.replaceAll('\n', '; ')}. The file .env.example explains every setting.`,
    )
  }
}
