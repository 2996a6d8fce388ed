import { buildApplication, lint, types } from './checks.mjs'
import { endToEnd } from './e2e.mjs'
import { jestStep } from './jest.mjs'
import { mutation } from './mutation.mjs'
import { withoutPlugins } from './withoutPlugins.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} [note]
 * @property {string[]} [failures] each failed test with its file and the first line of its message
 * @property {string[]} [slowest] the slowest files, as lines of a table
 * @property {string[]} [stumbles] tests that failed at first and passed when they ran once more alone
 */

/** @typedef {(context: import('./context.mjs').Context) => Promise<Counts>} Step */

/**
 * All test steps in order, fastest to fail first.
 * @type {Record<string, Step>}
 */
export const STEPS = {
  types,
  lint,
  unit: jestStep('unit', { minutes: 15, database: false }),
  screens: jestStep('screens', { minutes: 30, database: true }),
  int: jestStep('int', { minutes: 60, database: true }),
  isolation: jestStep('isolation', { minutes: 20, database: true }),
  build: buildApplication,
  e2e: endToEnd,
  mutation,
  plugins: withoutPlugins,
}

/** Slow steps, which run only when named or with `npm run prove`. */
const SLOW = new Set(['mutation', 'plugins'])

/** Steps that run in parallel, as neither uses both cores throughout. */
const PARALLEL = [
  ['types', 'lint'],
  ['build', 'e2e'],
]

/** Steps whose files are divided between shards. The others are divided as wholes. */
const DIVIDED = new Set(['int', 'e2e'])

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
 * The steps of a run.
 * @param {Pick<import('./options.mjs').Options, 'prove' | 'shard' | 'steps'>} options
 * @returns {[string, Step][]}
 */
export function chooseSteps({ prove, shard, steps: named }) {
  const chosen = Object.entries(STEPS).filter(([name]) =>
    named.length > 0 ? named.includes(name) : prove || !SLOW.has(name),
  )
  if (!shard) return chosen
  const [part = 1, parts = 1] = shard.split('/').map(Number)
  const whole = chosen.filter(([name]) => !DIVIDED.has(name))
  return chosen.filter((step) => DIVIDED.has(step[0]) || whole.indexOf(step) % parts === part - 1)
}
