/** @typedef {import('./jestResults.mjs').Results} Results */

/** With more failing files than this, something is broken, and a second try would only take time. */
const MAX_FILES = 8

/** A run with more stumbles than this fails. */
export const MAX_STUMBLES = 3

/**
 * Runs each file with failing tests once more, alone. Tests that pass then are named as stumbles.
 * @param {{ once: boolean, signal: AbortSignal }} context
 * @param {Results} first
 * @param {(file: string) => Promise<Results>} runAlone runs one file with nothing beside it
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
export async function withSecondTry({ once, signal }, { failed, passed, skipped }, runAlone) {
  const files = [...new Set(failed.map(({ file }) => file))]
  const describe = (/** @type {import('./jestResults.mjs').FailedTest} */ { file, title }) => `${file} › ${title}`
  /** @type {Set<string>} */
  const stumbled = new Set()
  if (!once && files.length <= MAX_FILES)
    for (const file of files) {
      if (signal.aborted) break
      console.log(`\nOnce more, alone: ${file}`)
      const second = await runAlone(file)
      if (second.failed.length === 0 && second.passed > 0) stumbled.add(file)
    }
  const stumbles = failed.filter(({ file }) => stumbled.has(file))
  const failures = failed.filter(({ file }) => !stumbled.has(file))
  return {
    failed: failures.length,
    failures: failures.map(describe),
    passed: passed + stumbles.length,
    skipped,
    stumbles: stumbles.map(describe),
  }
}
