import { checkedEnvironment, openDatabase } from '../environment.mjs'
import { handOverToNode } from '../handOver.mjs'
import { webEnv, webProgram } from '../services.mjs'

/**
 * Runs the web server on this terminal until it is stopped.
 * @returns {Promise<number>} exit code
 * @throws StartError
 */
export async function runWeb() {
  const environment = await openDatabase(await checkedEnvironment({ NODE_ENV: 'production' }), console.error)
  try {
    return await handOverToNode([webProgram], webEnv(environment.env))
  } finally {
    await environment.stop()
  }
}
