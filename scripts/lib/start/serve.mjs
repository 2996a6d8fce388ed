import { build } from '../build.mjs'
import { forgetProcesses } from '../leftovers.mjs'
import { step } from '../progress.mjs'
import { listenForStop } from '../stopRequest.mjs'
import { welcome } from '../welcome.mjs'
import { prepare } from './prepare.mjs'
import { runProcesses } from './runProcesses.mjs'

/**
 * Runs the whole application – database, web server, worker – until it is stopped or a part keeps failing, then shuts
 * everything down, the database last.
 * @param {'start' | 'dev'} command built for production, or compiled on request
 * @returns {Promise<number>} exit code
 * @throws StartError with one clear sentence
 */
export async function serve(command) {
  /** @type {import('../supervise.mjs').Running['stop'][]} */
  const stops = []
  /** @type {(() => unknown)[]} */
  const cleanups = []
  const { signal, requested } = listenForStop({ onForce: () => stops.forEach((stop) => void stop({ limitMs: 0 })) })
  const defaults = { NODE_ENV: command === 'dev' ? 'development' : 'production' }
  try {
    const { databaseFailed, environment } = await prepare({
      defaults,
      signal,
      atEnd: (action) => cleanups.push(action),
    })
    const { dataDir, settings } = environment
    if (command === 'start')
      await step('Building the application, unless it is up to date', (onOutput) => build({ signal, onOutput }))
    signal.throwIfAborted()
    cleanups.push(() => forgetProcesses(dataDir))
    const failed = await step('Starting the web server', () =>
      runProcesses(environment, { command, signal, atEnd: (stop) => stops.push(stop) }),
    )
    console.log(welcome({ url: settings.SERVER_URL, demo: settings.CALLBOARD_DEMO }))
    await Promise.race([requested, databaseFailed, ...failed])
    return 0
  } catch (error) {
    // Errors during a requested stop are caused by the stop.
    if (signal.aborted) return 0
    throw error
  } finally {
    if (signal.aborted) console.log('\nStopping …')
    await Promise.all(stops.map((stop) => stop()))
    for (const action of cleanups.reverse()) await action()
    if (signal.aborted) console.log('Stopped')
  }
}
