import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../capture.mjs'
import { explain } from './explain.mjs'
import { clusterIn } from './home.mjs'

// ICU sorts "Ábel adam Bob" as people do, on every machine alike; C.UTF-8 is the rest of the locale where it exists.
const SORTING = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und']

/**
 * Makes the cluster unless it exists. It appears under its name only when it is whole, so a killed start leaves no half one.
 * @param {string} home
 * @param {{ programs: import('./programs.mjs').Programs, account: import('./account.mjs').Account, password: string, volatile: boolean }} options
 * @returns {Promise<boolean>} whether it was made now
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
  const make = (/** @type {string} */ locale) =>
    capture(programs.initdb, [...flags, ...SORTING, `--locale=${locale}`, '--lc-messages=C'], {
      cwd: home,
      env: serverEnv(),
      ...account,
    })
  try {
    let made = await make('C.UTF-8')
    if (made.code !== 0 && /locale/.test(made.output)) made = await make('C')
    if (made.code !== 0) throw explain(made.output, home)
    renameSync(unfinished, cluster)
    return true
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Nothing of the caller's environment decides how the database sorts, speaks or counts time. */
export function serverEnv() {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, TZ: 'UTC', LC_MESSAGES: 'C' }
}
