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
 * @property {string[]} [failures] each failed test with its file, and the first line of what it said
 */

/** @typedef {(context: import('./context.mjs').Context) => Promise<Counts>} Step */

/** Everything that is tested, in this order: what fails fastest comes first. @type {Record<string, Step>} */
export const STEPS = {
  types,
  lint,
  unit: jestStep('unit', { minutes: 6, database: false }),
  int: jestStep('int', { minutes: 30, database: true }),
  isolation: jestStep('isolation', { minutes: 20, database: true }),
  build: buildApplication,
  e2e: endToEnd,
  mutation,
  plugins: withoutPlugins,
}

/** Steps that only a run proving at full size takes unless they are named: they take minutes. */
const PROVED = new Set(['mutation', 'plugins'])

/** Steps that run beside each other: neither has use for both cores from beginning to end. */
const TOGETHER = [
  ['types', 'lint'],
  ['build', 'e2e'],
]

/**
 * The steps in turn, those that run beside each other in one turn.
 * @param {[string, Step][]} steps
 * @returns {[string, Step][][]}
 */
export function inTurns(steps) {
  /** @type {[string, Step][][]} */
  const turns = []
  for (const step of steps) {
    const companions = TOGETHER.find((names) => names.includes(step[0]))
    const last = turns.at(-1)
    if (last && companions?.includes(last[0]?.[0] ?? '')) last.push(step)
    else turns.push([step])
  }
  return turns
}

/**
 * Sorts the arguments: names of steps, and paths that narrow the choice within the steps.
 * @param {string[]} args
 * @param {{ prove?: boolean }} [options]
 * @returns {{ steps: [string, Step][], patterns: string[], unknown: string[] }} all steps when none is named
 */
export function chooseSteps(args, { prove = false } = {}) {
  const named = Object.entries(STEPS).filter(([name]) => args.includes(name))
  const rest = args.filter((arg) => !Object.hasOwn(STEPS, arg))
  const isPath = (/** @type {string} */ arg) => /[/.]/.test(arg)
  return {
    steps: named.length > 0 ? named : Object.entries(STEPS).filter(([name]) => prove || !PROVED.has(name)),
    patterns: rest.filter(isPath),
    unknown: rest.filter((arg) => !isPath(arg)),
  }
}
