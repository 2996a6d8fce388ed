import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'
import { coverageArgs } from './coverage.mjs'
import { jestCounts } from './jestCounts.mjs'
import { runLimited } from './limited.mjs'

/**
 * Jest loads our modules through `node:vm`, but packages through Node itself, which needs a loader for style sheets.
 */
export const FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(join(root, 'tests', 'support', 'noAssets.mjs'))}`,
]

/**
 * A step that runs one of Jest's projects.
 * @param {'unit' | 'int' | 'isolation'} project
 * @param {{ minutes: number, database: boolean }} needs
 */
export function jestStep(project, { minutes, database }) {
  /** @param {import('./context.mjs').Context} context @returns {Promise<import('./steps.mjs').Counts>} */
  return async (context) => {
    const { patterns, signal } = context
    const output = context.file(project)
    rmSync(output, { force: true })
    const env = {
      ...context.env,
      NODE_ENV: 'test',
      ...(database ? { TEST_DATABASE_ADMIN_URL: await context.adminUrl() } : {}),
    }
    const choice = patterns.length > 0 ? ['--passWithNoTests', ...patterns] : []
    const args = [
      ...FLAGS,
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${output}`,
      ...(context.coverage ? coverageArgs(context.coverage(project)) : []),
      ...choice,
    ]
    const { ok, how } = await runLimited(args, { env, limitMs: minutes * 60_000 * context.patience, signal })
    const counts = jestCounts(output)
    rmSync(output, { force: true })
    // A run can fail without a failing test: a file that does not load, a broken setup, or no tests at all.
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, note: how }
  }
}
