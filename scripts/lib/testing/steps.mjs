import { buildApplication, lint, types } from './checks.mjs'
import { endToEnd } from './e2e.mjs'
import { mutation } from './mutation/index.mjs'
import { jestStep } from './jest.mjs'
import { withoutPlugins } from './withoutPlugins.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} [note]
 * @property {string[]} [failures] each failed test with its file and the first line of its message
 */

/** @typedef {(context: import('./context.mjs').Context) => Promise<Counts>} Step */

/**
 * All test steps in order, fastest to fail first.
 * @type {Record<string, Step>}
 */
export const STEPS = {
  types,
  lint,
  unit: jestStep('unit', { minutes: 6, database: false }),
  int: jestStep('int', { minutes: 45, database: true }),
  isolation: jestStep('isolation', { minutes: 20, database: true }),
  build: buildApplication,
  e2e: endToEnd,
  mutation,
  plugins: withoutPlugins,
}

/** Slow steps, which run only when named or with `--prove`. */
const SLOW = new Set(['mutation', 'plugins'])

/** Steps that run in parallel, as neither uses both cores throughout. */
const PARALLEL = [
  ['types', 'lint'],
  ['build', 'e2e'],
]

/**
 * Groups the steps; those of one group run in parallel.
 * @param {[string, Step][]} steps
 * @returns {[string, Step][][]}
 */
export function groupSteps(steps) {
  /** @type {[string, Step][][]} */
  const groups = []
  for (const step of steps) {
    const companions = PARALLEL.find((names) => names.includes(step[0]))
    const lastGroup = groups.at(-1)
    if (lastGroup && companions?.includes(lastGroup[0]?.[0] ?? '')) lastGroup.push(step)
    else groups.push([step])
  }
  return groups
}

/**
 * Splits the arguments into names of steps, and paths that narrow down the tests.
 * @param {string[]} args
 * @param {{ prove?: boolean }} [options]
 * @returns {{ steps: [string, Step][], patterns: string[], unknown: string[] }} all steps if none is named
 */
export function chooseSteps(args, { prove = false } = {}) {
  const named = Object.entries(STEPS).filter(([name]) => args.includes(name))
  const rest = args.filter((arg) => !Object.hasOwn(STEPS, arg))
  const isPath = (/** @type {string} */ arg) => /[/.]/.test(arg)
  return {
    steps: named.length > 0 ? named : Object.entries(STEPS).filter(([name]) => prove || !SLOW.has(name)),
    patterns: rest.filter(isPath),
    unknown: rest.filter((arg) => !isPath(arg)),
  }
}
