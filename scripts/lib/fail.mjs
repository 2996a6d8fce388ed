import { inWords, StartError } from './StartError.mjs'

/**
 * Ends this process with a message: one sentence for a StartError, the whole error otherwise.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  const known = inWords(error)
  console.error(known instanceof StartError ? `\n${known.message}` : known)
  process.exit(1)
}
