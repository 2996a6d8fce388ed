import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { runLimited } from './limited.mjs'
import { vitestCounts } from './vitestCounts.mjs'

/**
 * A step that runs one of Vitest's projects.
 * @param {'unit' | 'int' | 'isolation'} project
 * @param {{ minutes: number, database: boolean }} needs
 */
export function vitestStep(project, { minutes, database }) {
  /** @param {import('./context.mjs').Context} context @returns {Promise<import('./steps.mjs').Counts>} */
  return async (context) => {
    const { patterns, signal } = context
    const output = context.file(project)
    rmSync(output, { force: true })
    const env = { ...context.env, NODE_ENV: 'test', ...(database ? { TEST_DATABASE_ADMIN_URL: await context.adminUrl() } : {}) }
    const choice = patterns.length > 0 ? ['--passWithNoTests', ...patterns] : []
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
    const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...choice]
    const { ok, how } = await runLimited(args, { env, limitMs: minutes * 60_000 * context.patience, signal })
    const counts = vitestCounts(output)
    rmSync(output, { force: true })
    // A run can fail without a failing test: a file that does not load, a setup that breaks, no tests at all.
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, note: how }
  }
}
