import { appendFileSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { root } from '../root.mjs'
import { areasOf } from './areas.mjs'
import { withInstallations } from './installations.mjs'
import { runLimited } from './limited.mjs'
import { playwrightResults } from './playwrightResults.mjs'
import { withSecondTry } from './secondTry.mjs'
import { slowestFiles } from './spent.mjs'

/** Spec files run in parallel, each on its own installation. */
const LANES = 2
const REPORTER = join(import.meta.dirname, 'reporters', 'playwright.mjs')

/**
 * Runs the end-to-end tests against the built application in Chromium.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
export async function endToEnd(context) {
  const selection = selectionOf(context)
  if (!selection) return { passed: 0, failed: 0, note: 'nothing to run' }
  const chromium = await findChromium(console.log)
  // A single file needs only one.
  const count = selection.files.length === 1 && selection.files[0]?.endsWith('.ts') ? 1 : LANES
  return withInstallations(context, count, (installations) => runSpecs(context, selection, installations, chromium))
}

/** Tests of the working day, of which `npm test` runs only these. */
const CORE = '@core'

/**
 * @typedef {object} Selection
 * @property {string[]} files spec files or parts of paths; empty for all
 * @property {string[]} args more arguments for Playwright
 */

/**
 * @param {import('./context.mjs').Context} context
 * @returns {Selection | undefined} undefined if there is nothing to run
 */
function selectionOf({ changes, env, passed, patterns, scope }) {
  if (scope === 'core') return { args: [`--grep=${CORE}`], files: [] }
  if (scope === 'named') return { args: [], files: patterns }
  const isProve = env.PROVE_FILES === '1'
  const all = globSync('tests/e2e/**/*.spec.ts', { cwd: root }).filter((file) => isProve || !/\.prove\./.test(file))
  const areas = scope === 'all' ? [''] : areasOf(changes().files)
  const files = all
    .filter((file) => areas.some((area) => file.startsWith(`tests/e2e/${area}`)))
    .filter((file) => !passed.has('e2e', file))
  if (files.length === 0) return undefined
  return { args: passed.has('e2e', CORE) ? [`--grep-invert=${CORE}`] : [], files: files.sort() }
}

/**
 * Runs Playwright on running installations.
 * @param {import('./context.mjs').Context} context
 * @param {Selection} selection
 * @param {Record<string, string | undefined>[]} installations
 * @param {string} chromium
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
async function runSpecs(context, { args, files }, installations, chromium) {
  const { passed, patience, shard, signal } = context
  const output = context.file('e2e')
  const spent = context.file('e2e-spent')
  const run = async (/** @type {string[]} */ own, /** @type {Record<string, string | undefined>} */ more) => {
    const command = [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', ...own]
    const env = {
      ...context.env,
      PLAYWRIGHT_CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: output,
      E2E_INSTALLATIONS: JSON.stringify(installations),
      ...more,
    }
    const { ok, how } = await runLimited(command, { env, limitMs: 3_300_000 * patience, signal })
    const results = playwrightResults(output)
    rmSync(output, { force: true })
    if (!ok && results.failed.length === 0) results.failed.push({ file: 'tests/e2e', lane: 0, line: 0, title: how })
    return results
  }
  const record = { TEST_PASSED_FILE: passed.path, TEST_PASSED_PREFIX: passed.prefix('e2e'), TEST_SPENT_FILE: spent }
  const parts = shard ? [`--shard=${shard}`, '--pass-with-no-tests'] : []
  const first = await run([`--reporter=list,json,${REPORTER}`, ...parts, ...args, ...files], record)
  const slowest = slowestFiles(spent, context.slowest)
  rmSync(spent, { force: true })
  // On the installation on which they failed, as others may lack what earlier tests of the file have left there.
  const counts = await withSecondTry(context, first, (file) => {
    const failed = first.failed.filter((test) => test.file === file)
    const lines = failed.map(({ line }) => `${file}:${line}`)
    const installation = installations[failed[0]?.lane ?? 0]
    return run(['--reporter=list,json', ...lines], { E2E_INSTALLATIONS: JSON.stringify([installation]) })
  })
  if (args.includes(`--grep=${CORE}`) && counts.failed === 0 && passed.path)
    appendFileSync(passed.path, `${passed.prefix('e2e')}${CORE}\n`)
  return { ...counts, slowest }
}
