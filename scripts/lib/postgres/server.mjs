import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../capture.mjs'
import { commandOf, isAlive } from '../processes.mjs'
import { StartError } from '../StartError.mjs'
import { waitUntil } from '../waitUntil.mjs'
import { serverEnv } from './cluster.mjs'
import { explain } from './explain.mjs'
import { clusterIn } from './home.mjs'

const ALWAYS = {
  listen_addresses: '127.0.0.1',
  // A socket's lock file would need a world-writable temporary folder; we only need TCP on this machine.
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Rows and statements may contain data that must not be logged.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}
const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * The server that is already running on this cluster, whoever started it.
 * @param {string} home
 * @returns {{ pid: number, port: number, status: string } | undefined}
 */
export function runningServer(home) {
  const lines = read(join(clusterIn(home), 'postmaster.pid')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !commandOf(pid).includes(clusterIn(home))) return undefined
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

/**
 * Starts the server and waits until it accepts connections. It has its own process group, so that Ctrl-C in the
 * terminal does not reach it.
 * @param {string} home
 * @param {{ programs: import('./programs.mjs').Programs, account: import('./account.mjs').Account, port: number,
 *   volatile: boolean }} options
 * @throws StartError
 */
export async function launchServer(home, { programs, account, port, volatile }) {
  removeForeignPid(home)
  const logFile = join(home, 'server.log')
  const log = openSync(logFile, 'w', 0o600)
  const settings = Object.entries({ ...ALWAYS, ...(volatile ? VOLATILE : {}), port: String(port) })
  const child = spawn(
    programs.postgres,
    ['-D', clusterIn(home), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: home,
      detached: true,
      stdio: ['ignore', log, log],
      env: serverEnv(),
      ...account,
    },
  )
  closeSync(log)
  /** @type {string | undefined} */
  let ended
  child.once('error', (error) => (ended = error.message))
  child.once('exit', () => (ended = read(logFile)))
  child.unref()
  const isReady = () => ended !== undefined || runningServer(home)?.status === 'ready'
  // Crash recovery may take a while.
  await waitUntil(isReady, { limitMs: 180_000 })
  if (ended !== undefined) throw explain(ended, home)
  if (!runningServer(home))
    throw new StartError(`PostgreSQL in ${home} did not become ready within three minutes; its log is ${logFile}.`)
}

/**
 * Stops the server of this cluster: open sessions are closed, and everything committed is on disk.
 * @param {string} home
 * @param {{ programs: import('./programs.mjs').Programs, account: import('./account.mjs').Account }} options
 */
export async function stopServer(home, { programs, account }) {
  const running = runningServer(home)
  if (!running) return
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', clusterIn(home), '-m', mode, '-w', '-t', '30']
    await capture(programs.pg_ctl, args, { cwd: home, env: serverEnv(), ...account })
    if (await waitUntil(() => !isAlive(running.pid), { limitMs: 2000 })) return
  }
}

/**
 * Removes a pid file left by a crash whose pid now belongs to another program, which PostgreSQL would take for a
 * running server.
 * @param {string} home
 */
function removeForeignPid(home) {
  const file = join(clusterIn(home), 'postmaster.pid')
  const pid = Number(read(file).split('\n')[0])
  if (pid && commandOf(pid) !== '' && !runningServer(home)) rmSync(file, { force: true })
  // PostgreSQL also considers a zombie process alive.
  if (pid && !isAlive(pid)) rmSync(file, { force: true })
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
