import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startPostgres } from './postgres.mjs'
import { root } from './root.mjs'
import { keptSecrets, newSecrets } from './secrets.mjs'
import { StartError } from './StartError.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/**
 * What the application is started with.
 * @typedef {object} Environment
 * @property {Env} env for its processes
 * @property {string} dataDir folder of everything that this installation keeps on disk
 * @property {import('./postgres.mjs').Postgres | undefined} postgres the embedded server, when it is used
 * @property {import('../../src/lib/settings/readSettings.ts').Settings} settings
 * @property {() => Promise<void>} close gives the embedded server back
 */

/**
 * Reads the settings, starts the embedded database when no other is given, and refuses nonsense before anything is done.
 * @param {object} [options]
 * @param {Env} [options.defaults] settings that hold unless they are given
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<Environment>}
 * @throws StartError naming each setting that makes no sense
 */
export async function openEnvironment({ defaults = {}, log = () => {} } = {}) {
  const { env, dataDir, embedded } = readEnvironment(defaults)
  const settings = await checkSettings(embedded ? { ...env, DATABASE_URL: 'postgres://embedded' } : env)
  if (!embedded) return { env, dataDir, settings, postgres: undefined, close: async () => {} }
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log })
  const close = async () => void (await postgres.stop())
  return { env: { ...env, DATABASE_URL: postgres.url }, dataDir, settings, postgres, close }
}

/**
 * The environment without a database: what was given, `.env`, and what an installation without `DATABASE_URL` gets.
 * Empty values count as not given.
 * @param {Env} [defaults]
 * @returns {{ env: Env, dataDir: string, embedded: boolean }}
 */
export function readEnvironment(defaults = {}) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const embedded = given.DATABASE_URL === undefined
  const dataDir = resolve(root, given.CALLBOARD_DATA ?? '.data')
  const own = embedded ? { CALLBOARD_DEMO: '1', ...keptSecrets(dataDir) } : {}
  return { env: { ...own, ...defaults, ...given }, dataDir, embedded }
}

/**
 * For commands that load the application and never reach its database, such as a build.
 * @param {Env} [defaults]
 * @returns {Env}
 */
export function environmentWithoutDatabase(defaults = {}) {
  const { env } = readEnvironment(defaults)
  return { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...newSecrets(), ...env }
}

/** @param {Env} env */
async function checkSettings(env) {
  const { readSettings } = await import('../../src/lib/settings/readSettings.ts')
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SettingsError') throw error
    throw new StartError(`Callboard cannot start: ${error.message.replaceAll('\n', '; ')}. The file .env.example explains every setting.`)
  }
}
