import { toStartError, StartError } from './StartError.mjs'

/**
 * Ends this process with a message: one sentence for a StartError, the whole error otherwise.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  const reported = toStartError(error)
  console.error(reported instanceof StartError ? `\n${reported.message}` : reported)
  process.exit(1)
}
