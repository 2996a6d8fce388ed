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
import { inWords, StartError } from './StartError.mjs'
import { waitUntil } from './waitUntil.mjs'

export { createDatabase, dropDatabase } from './postgres/databases.mjs'

/** @typedef {Omit<Parameters<typeof launchServer>[1], 'port'>} Server what it is run with */

/**
 * @typedef {object} Postgres
 * @property {string} url of the application's database, as the role that owns it
 * @property {string} adminUrl of the database `postgres`, as superuser
 * @property {number} port
 * @property {number} pid of the server
 * @property {string} home the folder that holds cluster, log and passwords: `dataDir`, or one outside of it
 * @property {Promise<string>} ended says that the server is gone, whoever ended it
 * @property {boolean} owned whether this call started the server (else it was running already)
 * @property {() => Promise<boolean>} stop signs out; the last user stops the server. True when it is stopped.
 */

/**
 * Starts the PostgreSQL from the npm package, or joins the one that already works on this folder, also when its
 * launcher was killed. Works as root, and below folders that only root may enter.
 * @param {object} options
 * @param {string} options.dataDir its folder; made when missing
 * @param {(line: string) => void} [options.log] told what a person would want to know
 * @param {number} [options.port] the only port that will do; else a free one, kept for the next time
 * @param {string} [options.database] name of the application's database, `callboard`
 * @param {boolean} [options.volatile] for tests: starts empty, nothing is flushed to disk, the folder is emptied at the stop
 * @returns {Promise<Postgres>}
 * @throws StartError one clear sentence: no programs for this machine, port taken, no permission, disk full …
 */
export async function startPostgres({ dataDir, log = () => {}, port, database = 'callboard', volatile = false }) {
  const folder = resolve(dataDir)
  const lockFile = `${folder}.lock`
  try {
    mkdirSync(folder, { recursive: true })
    return await underLock(lockFile, start)
  } catch (error) {
    throw inWords(error)
  }

  async function start() {
    const account = await serverAccount(clusterIn(knownHome(folder)))
    const programs = await findPrograms(account, log)
    const home = await prepareHome(folder, account, log)
    const server = { programs, account, volatile }
    const joined = await usable(home, server)
    if (!joined && volatile) rmSync(clusterIn(home), { recursive: true, force: true })
    const credentials = credentialsIn(home)
    if (!joined) {
      if (await ensureCluster(home, { ...server, password: credentials.admin })) log('Made a new database cluster')
      await launch(home, server, port)
    }
    const user = signIn(home)
    try {
      const running = runningServer(home)
      if (!running) throw new StartError(`PostgreSQL in ${home} ended right after its start; its log is beside it.`)
      if (port && running.port !== port)
        throw new StartError(`The database is wanted at port ${port} and runs at ${running.port}.`)
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
 * Two processes must not start, join or stop the same server at the same moment.
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
 * Whether a server of this folder is running and lets us in. One that does not is stopped, so that it can be started afresh.
 * @param {string} home
 * @param {Server} server
 */
async function usable(home, server) {
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
  const wanted = fixed || (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  for (let attempt = 1; ; attempt++) {
    const isKept = wanted > 0 && (await isFree(wanted, '127.0.0.1'))
    if (fixed && !isKept) throw new StartError(`Port ${fixed}, wanted for the database, is taken.`)
    const port = isKept ? wanted : await findFreePort()
    writeFileSync(file, String(port), { mode: 0o600 })
    try {
      return await launchServer(home, { ...server, port })
    } catch (error) {
      // Somebody took the port in between, or sessions of a killed server are still ending.
      if (attempt === 4) throw error
      await pause(attempt * 500)
    }
  }
}

/**
 * Resolves when a process is gone. One that was joined is no child of ours, so its number is watched.
 * @param {number} pid
 * @returns {Promise<string>}
 */
function whenGone(pid) {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(watch)
      resolve(`process ${pid} is gone`)
    }, 250)
    watch.unref()
  })
}
