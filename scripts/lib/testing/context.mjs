import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { startPostgres } from '../postgres.mjs'
import { root } from '../root.mjs'
import { settingNames } from '../settingNames.mjs'
import { databaseFolder } from './databaseFolder.mjs'

/**
 * What the steps of a test run share.
 * @typedef {object} Context
 * @property {Record<string, string | undefined>} env without the settings of this machine, so that every run is alike
 * @property {string[]} patterns files or folders that narrow the choice
 * @property {number} patience 1, or more for a run that proves at full size
 * @property {AbortSignal} signal
 * @property {(name: string) => string} file for results
 * @property {((name: string) => string) | null} coverage folder for what a run went through; null where nobody measures it
 * @property {() => Promise<boolean>} build once for all steps; whether there was anything to build
 * @property {() => Promise<string>} adminUrl of the server that gives each run its own database; started at the first call
 */

/**
 * @param {{ prove: boolean, patterns: string[], signal: AbortSignal }} options
 * @returns {Context & { close: () => Promise<void> }}
 */
export function makeContext({ prove, patterns, signal }) {
  const folder = join(root, '.data', 'test')
  mkdirSync(folder, { recursive: true })
  const measured = join(folder, `coverage-${process.pid}`)
  const settings = new Set(settingNames())
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)))
  const env = { ...rest, PROVE_SIZE: process.env.PROVE_SIZE || (prove ? '1' : '0.1'), NEXT_TELEMETRY_DISABLED: '1' }
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let postgres
  /** @type {Promise<boolean> | undefined} */
  let built
  return {
    env,
    patterns,
    patience: prove ? 8 : 1,
    signal,
    file: (name) => join(folder, `${name}-${process.pid}.json`),
    coverage: prove ? (name) => join(measured, name) : null,
    build: () => (built ??= build({ signal })),
    async adminUrl() {
      if (process.env.DATABASE_URL) return process.env.DATABASE_URL
      postgres ??= startPostgres({ dataDir: databaseFolder(), log: console.log, volatile: true })
      return (await postgres).adminUrl
    },
    async close() {
      rmSync(measured, { force: true, recursive: true })
      await (await postgres)?.stop()
    },
  }
}
