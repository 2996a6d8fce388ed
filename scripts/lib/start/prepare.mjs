import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chooseBoxOfficePort } from '../boxOfficePort.mjs'
import { checkedEnvironment, openDatabase } from '../environment.mjs'
import { endLeftovers } from '../leftovers.mjs'
import { lockHolder, tryLock } from '../lock.mjs'
import { migrateDatabase } from '../migrate.mjs'
import { step } from '../progress.mjs'
import { seedDemo } from '../seed.mjs'
import { StartError } from '../StartError.mjs'
import { supervise } from '../supervise.mjs'
import { assertPortFree } from '../ports.mjs'
import { waitUntil } from '../waitUntil.mjs'

/**
 * Prepares everything the processes need: the start lock, settings, a free port, the migrated database and, for a demo,
 * its content.
 * @param {{ defaults: import('../environment.mjs').Env, signal: AbortSignal, atEnd: (undo: () => unknown) => void }} options
 *   `atEnd` registers cleanups, which run in reverse order
 * @returns {Promise<{ environment: import('../environment.mjs').Environment, databaseFailed: Promise<void> }>}
 *   `databaseFailed` rejects if the database keeps failing
 * @throws StartError
 */
export async function prepare({ defaults, signal, atEnd }) {
  const checked = await checkedEnvironment(defaults)
  const { dataDir, settings } = checked
  mkdirSync(dataDir, { recursive: true })
  atEnd(await takeStartLock(join(dataDir, 'start.lock')))
  if ((await endLeftovers(dataDir)) > 0) console.log('  Ended processes that an earlier, killed start had left running')
  await assertPortFree(settings.PORT)
  if (settings.CALLBOARD_DEMO && !process.env.DEMO_BOX_OFFICE_PORT)
    checked.env.DEMO_BOX_OFFICE_PORT = await chooseBoxOfficePort(dataDir)

  const title = checked.embedded ? 'Starting the database' : 'Checking the database'
  const open = (/** @type {number} */ port) => openDatabase(checked, (line) => console.log(`  ${line}`), port)
  const environment = await step(title, () => open(0))
  // The other processes receive the port when they start, so a restarted database must use the same one.
  const port = Number(new URL(String(environment.env.DATABASE_URL)).port)
  const database = supervise('The database', environment, () => open(port))
  atEnd(database.stop)
  signal.throwIfAborted()
  await step('Bringing the tables up to date', (onOutput) => migrateDatabase(environment.env, { signal, onOutput }))
  if (settings.CALLBOARD_DEMO)
    await step('Filling an empty database with the demo', (onOutput) =>
      seedDemo(environment.env, dataDir, { signal, onOutput }),
    )
  return { environment, databaseFailed: database.failed }
}

/**
 * Ensures one start per folder at a time. A start that has lost its parent ends within seconds, so wait for that.
 * @param {string} file
 */
async function takeStartLock(file) {
  const release = await waitUntil(() => tryLock(file).release, { limitMs: 4000 })
  if (release) return release
  throw new StartError(
    `Callboard already runs from this folder (process ${lockHolder(file)}): use that one, or stop it first.`,
  )
}
