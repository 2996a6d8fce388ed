import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../capture.mjs'
import { explain } from './explain.mjs'
import { clusterIn } from './home.mjs'

// ICU sorts "Ábel adam Bob" the way people expect, identically on every machine; C.UTF-8 provides the rest of the
// locale where it exists.
const SORTING = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und']

/**
 * Creates the cluster unless it exists. It is renamed into place once complete, so an interrupted start leaves no
 * partial cluster.
 * @param {string} home
 * @param {{ programs: import('./programs.mjs').Programs, account: import('./account.mjs').Account, password: string,
 *   volatile: boolean }} options
 * @returns {Promise<boolean>} whether it was created
 * @throws StartError
 */
export async function ensureCluster(home, { programs, account, password, volatile }) {
  const cluster = clusterIn(home)
  if (existsSync(cluster)) return false
  for (const name of readdirSync(home)) if (name.startsWith('unfinished')) rmSync(join(home, name), { recursive: true })
  const unfinished = join(home, 'unfinished')
  const passwordFile = join(home, 'unfinished.password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid)
  const flags = [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
  ]
  if (volatile) flags.push('--no-sync')
  const runInitdb = (/** @type {string} */ locale) =>
    capture(programs.initdb, [...flags, ...SORTING, `--locale=${locale}`, '--lc-messages=C'], {
      cwd: home,
      env: serverEnv(),
      ...account,
    })
  try {
    let result = await runInitdb('C.UTF-8')
    if (result.code !== 0 && /locale/.test(result.output)) result = await runInitdb('C')
    if (result.code !== 0) throw explain(result.output, home)
    renameSync(unfinished, cluster)
    return true
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** The caller's environment must not affect sorting, messages or time zone of the database. */
export function serverEnv() {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, TZ: 'UTC', LC_MESSAGES: 'C' }
}
