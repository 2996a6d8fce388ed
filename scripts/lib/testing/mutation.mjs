import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { FLAGS } from './jest.mjs'

const FILES = 'src/access/**/*.ts'
/**
 * Files that only read and write the database, which unit tests cannot cover. `tests/int` and `tests/isolation` cover
 * them.
 */
const WITH_DATABASE = [
  'canAccess',
  'closeInternals',
  'documentLocks',
  'fieldAtoms',
  'guardServerFunction',
  'hideUnreadable',
  'personOf',
  'readAuthorities',
  'session',
  'sitePreferences',
  'tenants',
  'visibleTo',
].map((name) => `src/access/${name}.ts`)
/** Required share of detected mutants, in per cent. */
const MIN_SCORE = 90

/**
 * Mutates the access rules with Stryker and counts the mutants that the unit tests of that area detect.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
export async function mutation({ patterns }) {
  const mutate = globSync(FILES, { cwd: root }).filter(
    (file) => !WITH_DATABASE.includes(file) && (!patterns.length || patterns.some((pattern) => file.includes(pattern))),
  )
  const { Stryker } = await import('@stryker-mutator/core')
  const results = await new Stryker({
    allowConsoleColors: false,
    checkers: [],
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
    concurrency: 2,
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    ignorePatterns: [
      '.data',
      '.next',
      '/docs',
      '/bench',
      '/tests/e2e',
      '/tests/int',
      '/tests/isolation',
      '/tests/screens',
    ],
    ignoreStatic: true,
    jest: {
      configFile: 'scripts/lib/testing/mutationJest.mjs',
      enableFindRelatedTests: false,
      projectType: 'custom',
    },
    mutate,
    plugins: ['@stryker-mutator/jest-runner'],
    reporters: ['clear-text'],
    tempDirName: join('.data', 'stryker'),
    testRunner: 'jest',
    testRunnerNodeArgs: FLAGS,
    thresholds: { break: null, high: 95, low: MIN_SCORE },
  }).runMutationTest()
  const detected = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const all = results.filter(({ status }) => ['Killed', 'NoCoverage', 'Survived', 'Timeout'].includes(status)).length
  const score = (100 * detected) / all
  const note = `${score.toFixed(1)} % of ${all} mutants detected; ${WITH_DATABASE.length} files that depend on the database are left out`
  return { passed: score >= MIN_SCORE ? 1 : 0, failed: score >= MIN_SCORE ? 0 : 1, note }
}
