import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../root.mjs'
import { FLAGS } from '../jest.mjs'
import { mutantsOf } from './mutantsOf.mjs'

const FILES = 'src/access/**/*.ts'
/**
 * Rules that consist of what PostgreSQL answers: unit tests, which have no database, say nothing about them. Those of
 * `tests/int` and `tests/isolation` try them.
 */
const ASK_DATABASE = [
  'atoms/isColleague',
  'atoms/isKnownOrganisation',
  'atoms/isOfferedApp',
  'atoms/isSeenAvatar',
  'atoms/offersBooking',
  'authStrategy',
  'canTouch',
  'closeInternals',
  'guardServerFunction',
  'harden',
  'hideForeign',
  'loadTenant',
  'lockOf',
  'noteSeen',
  'personOf',
  'seenBy',
  'sitePreferences',
  'standings',
  'tenantOf',
].map((name) => `src/access/${name}.ts`)
const TESTS = 'tests/unit/access'
/** Share of the mistakes that tests have to notice. */
const LEAST = 0.9
/** A mistake that has tests run in circles has been noticed. */
const LIMIT_MS = 60_000
const WORKER = join(import.meta.dirname, 'worker.mjs')

/** @typedef {import('./mutantsOf.mjs').Mutant} Mutant */

/**
 * Makes small mistakes in the rules about who may do what, one at a time, and counts those that the unit tests of the
 * same area notice.
 * @param {import('../context.mjs').Context} context @returns {Promise<import('../steps.mjs').Counts>}
 */
export async function mutation({ env, patterns, signal }) {
  const files = globSync(FILES, { cwd: root }).filter(
    (file) => !ASK_DATABASE.includes(file) && (!patterns.length || patterns.some((one) => file.includes(one))),
  )
  const mutants = files.sort().flatMap((file) => mutantsOf(join(root, file), readFileSync(join(root, file), 'utf8')))
  /** @type {Mutant[]} */
  const survivors = []
  const queue = [...mutants]
  await assertUnharmed(env, files)
  const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    let lane = startLane(env)
    try {
      for (let mutant = queue.shift(); mutant && !signal.aborted; mutant = queue.shift()) {
        const passed = await lane.run(mutant)
        if (passed) survivors.push(mutant)
        if (passed === undefined) {
          lane.end()
          lane = startLane(env)
        }
      }
    } finally {
      lane.end()
    }
  })
  await Promise.all(lanes)
  if (signal.aborted) throw new Error('Stopped before every mistake was tried.')
  return report(files, mutants, survivors)
}

/**
 * Files that are as they should be are noticed by no test: else a score would say nothing.
 * @param {Record<string, string | undefined>} env @param {string[]} files
 */
async function assertUnharmed(env, files) {
  const lane = startLane(env)
  try {
    for (const file of files.map((one) => join(root, one))) {
      const unharmed = { file, line: 1, now: '', source: readFileSync(file, 'utf8'), was: '' }
      if (!(await lane.run(unharmed))) throw new Error(`The unit tests fail with ${file} as it is.`)
    }
  } finally {
    lane.end()
  }
}

/** @param {Record<string, string | undefined>} env */
function startLane(env) {
  const child = fork(WORKER, [TESTS], {
    env: { ...env, NODE_ENV: 'test' },
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    /** @param {Mutant} mutant @returns {Promise<boolean | undefined>} whether all tests passed; undefined where they did not end */
    run: (mutant) =>
      new Promise((resolve) => {
        const settle = (/** @type {boolean | undefined} */ passed) => {
          clearTimeout(limit)
          child.removeAllListeners('message').removeAllListeners('exit')
          resolve(passed)
        }
        const limit = setTimeout(() => settle(undefined), LIMIT_MS)
        child.once('message', (/** @type {{ passed: boolean }} */ { passed }) => settle(passed))
        child.once('exit', () => settle(undefined))
        child.send(mutant)
      }),
    end: () => void child.kill('SIGKILL'),
  }
}

/**
 * @param {string[]} files @param {Mutant[]} mutants @param {Mutant[]} survivors
 * @returns {import('../steps.mjs').Counts}
 */
function report(files, mutants, survivors) {
  for (const file of files) {
    const all = mutants.filter((mutant) => mutant.file === join(root, file))
    const left = survivors.filter((mutant) => mutant.file === join(root, file))
    if (all.length === 0) continue
    console.log(`${file.padEnd(44)}${share(all, left).padStart(8)}  ${all.length - left.length} of ${all.length}`)
    for (const { line, now, was } of left)
      console.log(`  ${file}:${line}  ${shorten(was)}  →  ${shorten(now) || 'nothing'}`)
  }
  const isEnough = survivors.length <= mutants.length * (1 - LEAST)
  const note = `${share(mutants, survivors)} of ${mutants.length} mistakes noticed; ${ASK_DATABASE.length} files that ask the database are not tried`
  return { passed: isEnough ? 1 : 0, failed: isEnough ? 0 : 1, note }
}

/** @param {Mutant[]} all @param {Mutant[]} left */
const share = (all, left) => `${((100 * (all.length - left.length)) / all.length).toFixed(1)} %`

/** @param {string} text */
const shorten = (text) => text.replace(/\s+/g, ' ').slice(0, 60)
