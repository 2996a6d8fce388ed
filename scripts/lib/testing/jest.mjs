import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { capture } from '../capture.mjs'
import { root } from '../root.mjs'
import { StartError } from '../StartError.mjs'
import { CORE_INTEGRATION } from './core.mjs'
import { coverageArgs } from './coverage.mjs'
import { jestResults } from './jestResults.mjs'
import { runLimited } from './limited.mjs'
import { withSecondTry } from './secondTry.mjs'
import { slowestFiles } from './spent.mjs'

/** @typedef {import('./context.mjs').Context} Context */
/** @typedef {'int' | 'isolation' | 'screens' | 'unit'} Project */

/**
 * Jest loads our modules through `node:vm`, but packages through Node itself, which needs a loader for style sheets.
 */
export const FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(join(root, 'tests', 'support', 'noAssets.mjs'))}`,
]
const JEST = [...FLAGS, join(root, 'node_modules', 'jest', 'bin', 'jest.js')]
const REPORTER = join(import.meta.dirname, 'reporters', 'jest.mjs')

/**
 * A step that runs one of Jest's projects.
 * @param {Project} project
 * @param {{ minutes: number, database: boolean }} needs
 */
export function jestStep(project, { minutes, database }) {
  /** @param {Context} context @returns {Promise<import('./steps.mjs').Counts>} */
  return async (context) => {
    const selection = await selectionOf(project, context)
    if (selection?.length === 0) return { passed: 0, failed: 0, note: 'nothing to run' }
    const env = {
      ...context.env,
      NODE_ENV: 'test',
      ...(database ? { TEST_DATABASE_ADMIN_URL: await context.adminUrl() } : {}),
    }
    const output = context.file(project)
    const spent = context.file(`${project}-spent`)
    const run = async (/** @type {string[]} */ args, /** @type {Record<string, string>} */ more = {}) => {
      rmSync(output, { force: true })
      // Jest would wait for what a document keeps open.
      const end = project === 'screens' ? ['--forceExit'] : []
      const all = [...JEST, '--selectProjects', project, ...end, '--json', `--outputFile=${output}`, ...args]
      const limits = { env: { ...env, ...more }, limitMs: minutes * 60_000 * context.patience, signal: context.signal }
      const { ok, how } = await runLimited(all, limits)
      const results = jestResults(output)
      rmSync(output, { force: true })
      // A run can fail without a failing test: a file that does not load, a broken setup, or no tests at all.
      return ok || results.failed.length > 0 ? results : { ...results, failed: [{ file: project, title: how }] }
    }
    const first = await run(
      [
        '--reporters=default',
        `--reporters=${REPORTER}`,
        ...(context.shard ? [`--shard=${context.shard}`, '--passWithNoTests'] : []),
        ...(context.coverage ? coverageArgs(context.coverage(project)) : []),
        ...(selection ? ['--runTestsByPath', ...selection] : withPatterns(context.patterns)),
      ],
      {
        TEST_PASSED_FILE: context.passed.path,
        TEST_PASSED_PREFIX: context.passed.prefix(project),
        TEST_SPENT_FILE: spent,
      },
    )
    const slowest = slowestFiles(spent, context.slowest)
    rmSync(spent, { force: true })
    return {
      ...(await withSecondTry(context, first, (file) => run(['--runInBand', '--runTestsByPath', file]))),
      slowest,
    }
  }
}

/** @param {string[]} patterns */
const withPatterns = (patterns) => (patterns.length > 0 ? ['--passWithNoTests', ...patterns] : [])

/**
 * The test files of a project that a run covers, relative to the root.
 * @param {Project} project
 * @param {Pick<Context, 'changes' | 'env' | 'passed' | 'patterns' | 'scope'>} context
 * @returns {Promise<string[] | undefined>} undefined for all that fit the patterns
 */
export async function selectionOf(project, { changes, env, passed, patterns, scope }) {
  if (scope === 'core' && project === 'screens') return []
  if (scope === 'core') return project === 'int' ? CORE_INTEGRATION : undefined
  if (scope === 'named') return undefined
  const changed = changes()
  const isEverything = scope === 'all' || changed.touchesEverything
  const files = await listTests(project, env, isEverything ? patterns : ['--findRelatedTests', ...changed.files])
  return files.filter((file) => !passed.has(project, file))
}

/** @param {Project} project @param {NodeJS.ProcessEnv} env @param {string[]} args */
async function listTests(project, env, args) {
  const { code, output } = await capture(
    process.execPath,
    [...JEST, '--selectProjects', project, '--listTests', '--passWithNoTests', ...args],
    { cwd: root, env, timeout: 120_000 },
  )
  if (code !== 0) throw new StartError(`Jest could not list the tests of ${project}: ${output.trim()}`)
  return output
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((line) => relative(root, line))
}
