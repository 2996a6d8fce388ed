import { join } from 'node:path'
import { root } from '../root.mjs'
import { runLimited } from './limited.mjs'

const LIMIT_MS = 600_000
const bin = (/** @type {string[]} */ ...parts) => join(root, 'node_modules', ...parts)

/** @typedef {import('./context.mjs').Context} Context */
/** @typedef {import('./steps.mjs').Counts} Counts */

/** @param {Context} context @returns {Promise<Counts>} */
export async function types(context) {
  // Covers the generated types too.
  return asCounts([await run(context, [bin('typescript', 'bin', 'tsc'), '--noEmit'])])
}

/**
 * Formatting, lint rules, import directions and cycles, then unused code.
 * @param {Context} context
 * @returns {Promise<Counts>}
 */
export async function lint(context) {
  const depcruise = bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const others = [
    [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    [depcruise, '--config', '.dependency-cruiser.cjs', 'src', 'payload.config.ts'],
    [bin('knip', 'bin', 'knip.js'), '--no-progress'],
  ]
  // The rules take as long as everything else together.
  const style = run(context, [bin('eslint', 'bin', 'eslint.js'), '.'])
  const results = []
  for (const args of others) results.push(await run(context, args))
  return asCounts([await style, ...results])
}

/** @param {Context} context @returns {Promise<Counts>} */
export async function buildApplication(context) {
  const built = await context.build()
  return { passed: 1, failed: 0, note: built ? '' : 'sources unchanged since the last build' }
}

/** @param {Context} context @param {string[]} args */
function run({ env, signal }, args) {
  return runLimited(args, { env, limitMs: LIMIT_MS, signal })
}

/**
 * Counts all programs of a check as one.
 * @param {{ ok: boolean, how: string }[]} results
 * @returns {Counts}
 */
function asCounts(results) {
  const failure = results.find(({ ok }) => !ok)
  return failure ? { passed: 0, failed: 1, note: failure.how } : { passed: 1, failed: 0 }
}
