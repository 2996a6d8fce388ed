import { createHash, randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { capture } from '../capture.mjs'
import { StartError } from '../StartError.mjs'
import { publicFolder } from './publicFolder.mjs'

/** The cluster folder within a server's home. */
export const clusterIn = (/** @type {string} */ home) => join(home, 'cluster')

/**
 * The folder chosen earlier: `dataDir` itself, or the one outside of it that the file `elsewhere` names. A copied clone
 * has that file too but must not use the other clone's data, so the folder's name contains a hash of the path.
 * @param {string} dataDir
 * @returns {string}
 */
export function knownHome(dataDir) {
  const pointer = join(dataDir, 'elsewhere')
  if (!existsSync(pointer)) return dataDir
  const home = readFileSync(pointer, 'utf8').trim()
  return basename(home).startsWith(nameFor(dataDir)) ? home : dataDir
}

/**
 * Prepares the folder for the account, outside the clone if the account cannot enter it.
 * @param {string} dataDir
 * @param {import('./account.mjs').Account} account
 * @param {(line: string) => void} log
 * @returns {Promise<string>}
 * @throws StartError if an existing cluster cannot be accessed
 */
export async function prepareHome(dataDir, account, log) {
  const known = knownHome(dataDir)
  assignTo(known, account)
  if (await canWriteTo(account, known)) return known
  if (existsSync(clusterIn(known)) || account.uid === undefined) {
    throw new StartError(
      `The database in ${known} is out of reach: the user who runs PostgreSQL must be allowed to enter and write there.`,
    )
  }
  const parent = publicFolder()
  const older = readdirSync(parent).filter((name) => name.startsWith(nameFor(dataDir)))
  if (older.length > 0)
    log(
      `An earlier clone at this path left its database behind (${older.join(', ')} in ${parent}): remove it when nobody needs it`,
    )
  const home = join(parent, `${nameFor(dataDir)}-${randomBytes(3).toString('hex')}`)
  assignTo(home, account)
  writeFileSync(join(dataDir, 'elsewhere'), `${home}\n`)
  log(`The system user "postgres" may not enter this folder: the database lives in ${home}`)
  return home
}

/** @param {string} folder @param {import('./account.mjs').Account} account */
function assignTo(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** @param {import('./account.mjs').Account} account @param {string} folder */
async function canWriteTo(account, folder) {
  if (process.platform === 'win32') return true
  return (await capture('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], { cwd: '/', ...account })).code === 0
}

/** @param {string} dataDir */
function nameFor(dataDir) {
  return `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
}
