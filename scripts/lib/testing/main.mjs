import { seconds } from '../progress.mjs'
import { toStartError, StartError } from '../StartError.mjs'
import { coverageTable } from './coverage.mjs'
import { makeContext } from './context.mjs'
import { chooseSteps, groupSteps, STEPS } from './steps.mjs'

/**
 * Runs the chosen steps, all of them even if some fail, and prints the counts.
 * @param {string[]} args names of steps, paths, `--prove` for the tests at full size
 * @returns {Promise<number>} exit code
 */
export async function test(args) {
  const prove = args.includes('--prove')
  const { steps, patterns, unknown } = chooseSteps(
    args.filter((arg) => arg !== '--prove'),
    { prove },
  )
  if (unknown.length > 0)
    throw new StartError(`There is no step ${unknown.join(', ')}: choose from ${Object.keys(STEPS).join(', ')}.`)
  const stop = new AbortController()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop.abort())
  const context = makeContext({ prove, patterns, signal: stop.signal })
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const lines = []
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const coverage = []
  const start = Date.now()
  try {
    for (const group of groupSteps(steps)) {
      if (stop.signal.aborted) break
      console.log(`\n── ${group.map(([name]) => name).join(', ')} ──`)
      await Promise.all(group.map(runStep))
    }
    if (context.coverage) coverage.push(...coverageTable(steps.map(([name]) => context.coverage?.(name) ?? '')))
  } finally {
    await context.close()
  }
  /** @param {[string, import('./steps.mjs').Step]} step */
  async function runStep([name, run]) {
    const stepStart = Date.now()
    const counts = await run(context).catch((error) => asFailure(error, stop.signal.aborted))
    total.passed += counts.passed
    total.failed += counts.failed
    const line = `${name.padEnd(10)}${describe(counts)}, ${seconds(stepStart)}${counts.note ? ` (${counts.note})` : ''}`
    lines.push(line)
    failures.push(...(counts.failures ?? []))
    console.log(line)
  }

  // Failures were printed far above.
  if (failures.length > 0) console.log(`\nFailures:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  if (coverage.length > 0) console.log(`\n${coverage.join('\n')}`)
  console.log(
    `\n${lines.join('\n')}\n${'in all'.padEnd(10)}${seconds(start)}${stop.signal.aborted ? ', stopped' : ''}\n`,
  )
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 || stop.signal.aborted ? 1 : 0
}

/** @param {import('./steps.mjs').Counts} counts */
function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/**
 * Counts a step that throws as one failure, so that the other steps still run.
 * @param {unknown} error
 * @param {boolean} stopped
 * @returns {import('./steps.mjs').Counts}
 */
function asFailure(error, stopped) {
  if (stopped) return { passed: 0, failed: 1, note: 'stopped' }
  const reported = toStartError(error)
  if (!(reported instanceof StartError)) console.error(reported)
  return { passed: 0, failed: 1, note: reported instanceof StartError ? reported.message : 'step threw an error' }
}
