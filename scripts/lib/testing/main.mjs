import { seconds } from '../progress.mjs'
import { StartError, toStartError } from '../StartError.mjs'
import { coverageTable } from './coverage.mjs'
import { makeContext } from './context.mjs'
import { readOptions } from './options.mjs'
import { MAX_STUMBLES } from './secondTry.mjs'
import { chooseSteps, groupSteps } from './steps.mjs'

/** Steps that run whole, so that a whole step is what passes. */
const WHOLE = new Set(['types', 'lint', 'build', 'mutation', 'plugins'])

/**
 * Runs the chosen steps, all of them even if some fail, and prints the counts.
 * @param {string[]} args see `readOptions`
 * @returns {Promise<number>} exit code
 */
export async function test(args) {
  const options = readOptions(args)
  const stop = new AbortController()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop.abort())
  const context = makeContext(options, stop.signal)
  const steps = chooseSteps(options)
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const lines = []
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const stumbles = []
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
    const isKnown = options.scope !== 'named' && options.scope !== 'core' && WHOLE.has(name) && context.passed.has(name)
    const counts = isKnown
      ? { passed: 1, failed: 0, note: 'passed before on the same sources' }
      : await run(context).catch((error) => asFailure(error, stop.signal.aborted))
    if (counts.failed === 0 && WHOLE.has(name) && context.patterns.length === 0) context.passed.add(name)
    total.passed += counts.passed
    total.failed += counts.failed
    const line = `${name.padEnd(10)}${describe(counts)}, ${seconds(stepStart)}${counts.note ? ` (${counts.note})` : ''}`
    lines.push(line)
    failures.push(...(counts.failures ?? []))
    stumbles.push(...(counts.stumbles ?? []))
    console.log([line, ...(counts.slowest ?? [])].join('\n'))
  }

  // Failures were printed far above.
  if (failures.length > 0) console.log(`\nFailures:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  if (stumbles.length > 0)
    console.log(
      `\nFailed at first, passed when run once more alone (a run may have ${MAX_STUMBLES}):\n${stumbles.map((stumble) => `  ${stumble}`).join('\n')}`,
    )
  if (coverage.length > 0) console.log(`\n${coverage.join('\n')}`)
  console.log(
    `\n${lines.join('\n')}\n${'in all'.padEnd(10)}${seconds(start)}${stop.signal.aborted ? ', stopped' : ''}\n`,
  )
  console.log(`${total.passed} passed, ${total.failed} failed`)
  const isNothing = total.passed === 0 && options.scope !== 'changed'
  return total.failed > 0 || stumbles.length > MAX_STUMBLES || isNothing || stop.signal.aborted ? 1 : 0
}

/** @param {import('./steps.mjs').Counts} counts */
function describe({ passed, failed, skipped, stumbles = [] }) {
  const tries = stumbles.length > 0 ? ` (${stumbles.length} of them only when run once more)` : ''
  return `${passed} passed${tries}, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
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
