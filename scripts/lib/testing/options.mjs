import { parseArgs } from 'node:util'
import { StartError } from '../StartError.mjs'
import { STEPS } from './steps.mjs'

/**
 * What a run covers. `core`: the chosen tests of the working day. `changed`: whatever a change can touch. `all`: every
 * test. `named`: the steps and paths that were named.
 * @typedef {'all' | 'changed' | 'core' | 'named'} Scope
 */

/**
 * @typedef {object} Options
 * @property {Scope} scope
 * @property {boolean} prove whether the tests run at full size
 * @property {string[]} steps named steps; empty for those of the scope
 * @property {string[]} patterns files or folders that narrow the tests down
 * @property {string} since commit or time from which on changes count; empty for what is not pushed yet
 * @property {string} shard `1/4`; empty for everything
 * @property {number} slowest how many of the slowest files of each step are listed
 * @property {boolean} once whether failing tests are not run a second time
 */

/**
 * Reads the command line of `npm test` and `npm run prove`.
 * @param {string[]} args
 * @returns {Options}
 * @throws StartError for unknown steps and options
 */
export function readOptions(args) {
  const { positionals, values } = parse(args)
  const isStep = (/** @type {string} */ word) => Object.hasOwn(STEPS, word)
  const isPath = (/** @type {string} */ word) => /[/.]/.test(word)
  const words = positionals.filter((word) => word !== 'changed')
  const unknown = words.filter((word) => !isStep(word) && !isPath(word))
  if (unknown.length > 0)
    throw new StartError(
      `There is no step ${unknown.join(', ')}: choose from ${Object.keys(STEPS).join(', ')}, or "changed".`,
    )
  if (values.shard && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    throw new StartError('--shard takes the number of a part and of all parts, such as 1/4.')
  const isChanged = words.length < positionals.length
  const { prove } = values
  return {
    scope: isChanged ? 'changed' : words.length > 0 ? 'named' : prove ? 'all' : 'core',
    prove,
    steps: words.filter(isStep),
    patterns: words.filter((word) => !isStep(word)),
    since: values.since,
    shard: values.shard,
    slowest: Number(values.slowest) || 0,
    once: values.once,
  }
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      allowPositionals: true,
      args,
      options: {
        once: { default: false, type: 'boolean' },
        prove: { default: false, type: 'boolean' },
        shard: { default: '', type: 'string' },
        since: { default: '', type: 'string' },
        slowest: { default: '', type: 'string' },
      },
    })
  } catch (error) {
    throw new StartError(/** @type {Error} */ (error).message)
  }
}
