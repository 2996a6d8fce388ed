import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { startPostgres } from '../postgres.mjs'
import { root } from '../root.mjs'
import { settingNames } from '../settingNames.mjs'
import { changedFiles } from './changes.mjs'
import { databaseFolder } from './databaseFolder.mjs'
import { openPassed } from './passed.mjs'

/** Packages, settings of the tests and tables: Jest sees no import that leads to them. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|jest\.config\.mjs|tsconfig\.json|src\/migrations\/|tests\/support\/|scripts\/lib\/)/

/**
 * Shared by the steps of a test run.
 * @typedef {object} Context
 * @property {Record<string, string | undefined>} env without the settings of this machine, so that all runs are alike
 * @property {import('./options.mjs').Scope} scope
 * @property {string[]} patterns files or folders to run
 * @property {() => { files: string[], touchesEverything: boolean }} changes the changed files, and whether they include
 *   what every test relies on
 * @property {import('./passed.mjs').Passed} passed
 * @property {string} shard part of the tests, such as `1/4`; empty for all
 * @property {number} slowest how many of the slowest files each step lists
 * @property {boolean} once whether failing tests are not run a second time
 * @property {number} patience factor on time limits: 1, or more for a run at full size
 * @property {AbortSignal} signal
 * @property {(name: string) => string} file path of a result file
 * @property {((name: string) => string) | null} coverage folder for coverage data; null without coverage
 * @property {() => Promise<boolean>} build builds once for all steps; resolves to whether it was built
 * @property {() => Promise<string>} adminUrl of the server in which each run gets its own database; started by the
 *   first call
 */

/**
 * @param {import('./options.mjs').Options} options
 * @param {AbortSignal} signal
 * @returns {Context & { close: () => Promise<void> }}
 */
export function makeContext({ once, patterns, prove, scope, shard, since, slowest }, signal) {
  const folder = join(root, '.data', 'test')
  mkdirSync(folder, { recursive: true })
  const coverageFolder = join(folder, `coverage-${process.pid}`)
  const settings = new Set(settingNames())
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)))
  const env = {
    ...rest,
    NEXT_TELEMETRY_DISABLED: '1',
    // Files that take long run when they are named, too.
    PROVE_FILES: prove || patterns.length > 0 || process.env.E2E_PICTURES ? '1' : '0',
    PROVE_SIZE: process.env.PROVE_SIZE || (prove ? '1' : '0.1'),
  }
  const passed = openPassed(env.PROVE_SIZE)
  /** @type {string[] | undefined} */
  let changed
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let postgres
  /** @type {Promise<boolean> | undefined} */
  let built
  return {
    env,
    changes() {
      changed ??= changedFiles(since)
      return { files: changed, touchesEverything: changed.some((file) => EVERYTHING.test(file)) }
    },
    once,
    passed,
    scope,
    shard,
    slowest,
    patterns,
    patience: prove ? 8 : 1,
    signal,
    file: (name) => join(folder, `${name}-${process.pid}.json`),
    coverage: prove ? (name) => join(coverageFolder, name) : null,
    build: () => (built ??= build({ signal })),
    async adminUrl() {
      if (process.env.DATABASE_URL) return process.env.DATABASE_URL
      postgres ??= startPostgres({ dataDir: databaseFolder(), log: console.log, volatile: true })
      return (await postgres).adminUrl
    },
    async close() {
      rmSync(coverageFolder, { force: true, recursive: true })
      await (await postgres)?.stop()
    },
  }
}
