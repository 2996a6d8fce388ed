import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeLock } from './lock.mjs'
import { findFreePort, isFree } from './ports.mjs'
import { serverAccount } from './postgres/account.mjs'
import { ensureCluster } from './postgres/cluster.mjs'
import { credentialsIn } from './postgres/credentials.mjs'
import { ensureDatabase, withClient } from './postgres/databases.mjs'
import { clusterIn, knownHome, prepareHome } from './postgres/home.mjs'
import { findPrograms } from './postgres/programs.mjs'
import { launchServer, runningServer, stopServer } from './postgres/server.mjs'
import { signIn } from './postgres/users.mjs'
import { isAlive } from './processes.mjs'
import { toStartError, StartError } from './StartError.mjs'
import { waitUntil } from './waitUntil.mjs'

export { createDatabase, dropDatabase } from './postgres/databases.mjs'

/** @typedef {Omit<Parameters<typeof launchServer>[1], 'port'>} Server how the server is run */

/**
 * @typedef {object} Postgres
 * @property {string} url of the application's database, as the role that owns it
 * @property {string} adminUrl of the database `postgres`, as superuser
 * @property {number} port
 * @property {number} pid of the server
 * @property {string} home the folder that holds cluster, log and passwords: `dataDir`, or one outside of it
 * @property {Promise<string>} ended resolves when the server is gone, whoever stopped it
 * @property {boolean} owned whether this call started the server, rather than joining a running one
 * @property {() => Promise<boolean>} stop unregisters this user; the last user stops the server. True if it was
 *   stopped.
 */

/**
 * Starts the PostgreSQL from the npm package, or joins the one that is already running on this folder, even if the
 * process that launched it was killed. Works as root, and below folders that only root may enter.
 * @param {object} options
 * @param {string} options.dataDir its folder; created if missing
 * @param {(line: string) => void} [options.log] receives messages for the user
 * @param {number} [options.port] required port; otherwise a free one is chosen and kept for the next start
 * @param {string} [options.database] name of the application's database, `callboard`
 * @param {boolean} [options.volatile] for tests: starts empty, does not flush to disk, and empties the folder on stop
 * @returns {Promise<Postgres>}
 * @throws StartError with one clear sentence: no programs for this machine, port taken, no permission, disk full …
 */
export async function startPostgres({ dataDir, log = () => {}, port, database = 'callboard', volatile = false }) {
  const folder = resolve(dataDir)
  const lockFile = `${folder}.lock`
  try {
    mkdirSync(folder, { recursive: true })
    return await underLock(lockFile, start)
  } catch (error) {
    throw toStartError(error)
  }

  async function start() {
    const account = await serverAccount(clusterIn(knownHome(folder)))
    const programs = await findPrograms(account, log)
    const home = await prepareHome(folder, account, log)
    const server = { programs, account, volatile }
    const joined = await isUsable(home, server)
    if (!joined && volatile) rmSync(clusterIn(home), { recursive: true, force: true })
    const credentials = credentialsIn(home)
    if (!joined) {
      if (await ensureCluster(home, { ...server, password: credentials.admin })) log('Created a new database cluster')
      await launch(home, server, port)
    }
    const user = signIn(home)
    try {
      const running = runningServer(home)
      if (!running)
        throw new StartError(`PostgreSQL in ${home} ended right after its start; see server.log in that folder.`)
      if (port && running.port !== port)
        throw new StartError(
          `The database should run on port ${port}, but already runs on ${running.port}: stop the process that uses it.`,
        )
      const address = (/** @type {string} */ role, /** @type {string} */ password, /** @type {string} */ name) =>
        `postgres://${role}:${password}@127.0.0.1:${running.port}/${name}`
      const adminUrl = address('postgres', credentials.admin, 'postgres')
      await ensureDatabase(adminUrl, { role: 'callboard', password: credentials.app, database })
      const url = address('callboard', credentials.app, database)
      const { pid } = running
      return {
        url,
        adminUrl,
        port: running.port,
        pid,
        ended: whenGone(pid),
        home,
        owned: !joined,
        stop: () => underLock(lockFile, leave),
      }
    } catch (error) {
      await leave()
      throw error
    }

    async function leave() {
      if (!user.leave()) return false
      await stopServer(home, server)
      if (volatile) rmSync(home === folder ? clusterIn(home) : home, { recursive: true, force: true })
      return true
    }
  }
}

/**
 * Prevents two processes from starting, joining or stopping the same server at the same time.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
async function underLock(file, work) {
  const release = await takeLock(file)
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * Whether a server of this folder is running and accepts our credentials. One that does not is stopped, so that it can
 * be restarted.
 * @param {string} home
 * @param {Server} server
 */
async function isUsable(home, server) {
  const settled = () => ['', 'starting', 'stopping'].every((status) => runningServer(home)?.status !== status)
  await waitUntil(settled, { limitMs: 60_000 })
  const running = runningServer(home)
  if (!running) return false
  try {
    const { admin } = credentialsIn(home)
    await withClient(`postgres://postgres:${admin}@127.0.0.1:${running.port}/postgres`, (client) =>
      client.query('SELECT 1'),
    )
    return true
  } catch {
    await stopServer(home, server)
    return false
  }
}

/**
 * @param {string} home
 * @param {Server} server
 * @param {number} [fixed]
 */
async function launch(home, server, fixed) {
  const file = join(home, 'port')
  const preferred = fixed || (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  for (let attempt = 1; ; attempt++) {
    const isKept = preferred > 0 && (await isFree(preferred, '127.0.0.1'))
    if (fixed && !isKept) throw new StartError(`Port ${fixed}, required for the database, is taken.`)
    const port = isKept ? preferred : await findFreePort()
    writeFileSync(file, String(port), { mode: 0o600 })
    try {
      return await launchServer(home, { ...server, port })
    } catch (error) {
      // Another process took the port in between, or sessions of a killed server are still ending.
      if (attempt === 4) throw error
      await pause(attempt * 500)
    }
  }
}

/**
 * Resolves when a process is gone. A joined server is not our child, so its pid is polled.
 * @param {number} pid
 * @returns {Promise<string>}
 */
function whenGone(pid) {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve(`process ${pid} is gone`)
    }, 250)
    timer.unref()
  })
}
