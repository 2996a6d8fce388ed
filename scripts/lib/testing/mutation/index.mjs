import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../root.mjs'
import { FLAGS } from '../jest.mjs'
import { resolveExclusions } from './exclusions.mjs'
import { mutantsOf } from './mutantsOf.mjs'

const FILES = 'src/access/**/*.ts'
/**
 * Files, and declarations in files, that depend on database queries, which unit tests without a database cannot cover. `tests/int` and
 * `tests/isolation` cover them.
 */
export const DATABASE_RULES = [
  'atoms.ts#isColleague',
  'authority.ts#readAuthorities',
  'canAccess.ts',
  'closeInternals.ts#assertPreferenceExists',
  'closeInternals.ts#closeInternals',
  'closeInternals.ts#fixPreferenceDeletion',
  'closeInternals.ts#harden',
  'closeInternals.ts#hardenInternals',
  'closeInternals.ts#setAccess',
  'documentLocks.ts#LOCK_SECONDS',
  'documentLocks.ts#findDocumentLock',
  'documentLocks.ts#findLockById',
  'documentLocks.ts#findLockHolders',
  'documentLocks.ts#findNewest',
  'documentLocks.ts#toLock',
  'fieldAtoms.ts#TRUSTED',
  'fieldAtoms.ts#canUseBookingFields',
  'fieldAtoms.ts#isKnownOrganisation',
  'fieldAtoms.ts#isOfferedApp',
  'fieldAtoms.ts#isVisibleAvatar',
  'fieldAtoms.ts#ticketSales',
  'guardServerFunction.ts#assertAccess',
  'guardServerFunction.ts#assertTargetAccess',
  'guardServerFunction.ts#canViewTenant',
  'guardServerFunction.ts#guardFormState',
  'guardServerFunction.ts#guardSchedule',
  'guardServerFunction.ts#guardServerFunction',
  'guardServerFunction.ts#readJobTarget',
  'guardServerFunction.ts#withPermissions',
  'personOf.ts#byHeaders',
  'personOf.ts#byUser',
  'personOf.ts#evaluateForPerson',
  'personOf.ts#loadPerson',
  'personOf.ts#readPerson',
  'personOf.ts#reads',
  'restrictQueries.ts#hideUnreadable',
  'restrictQueries.ts#hideUnreadableVersion',
  'restrictQueries.ts#permissionsEndpoint',
  'session.ts#STRATEGY',
  'session.ts#TENANT_COOKIE',
  'session.ts#allowToken',
  'session.ts#authErrorOf',
  'session.ts#authStrategy',
  'session.ts#authenticate',
  'session.ts#bySession',
  'session.ts#byToken',
  'session.ts#keepOnlyOurStrategy',
  'session.ts#lastRecorded',
  'session.ts#outages',
  'session.ts#pending',
  'session.ts#readOrOutage',
  'session.ts#readToken',
  'session.ts#recordSessionUse',
  'session.ts#rethrowOnRead',
  'session.ts#signIn',
  'session.ts#toUser',
  'session.ts#tokenRequests',
  'sitePreferences.ts',
  'tenants.ts#CONTEXT_KEY',
  'tenants.ts#loadTenant',
  'tenants.ts#tenantOf',
  'visibleTo.ts',
].map((entry) => `src/access/${entry}`)
const TESTS = 'tests/unit/access'
/** Required share of detected mutants. */
const MIN_SCORE = 0.9
/** A mutant that makes tests run into an endless loop counts as detected. */
const LIMIT_MS = 60_000
const WORKER = join(import.meta.dirname, 'worker.mjs')

/** @typedef {import('./mutantsOf.mjs').Mutant} Mutant */

/**
 * Mutates the access rules, one mutant at a time, and counts those that the unit tests of that area detect.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<import('../steps.mjs').Counts>}
 */
export async function mutation({ env, patterns, signal }) {
  const excluded = resolveExclusions(DATABASE_RULES, root)
  const files = globSync(FILES, { cwd: root }).filter(
    (file) => excluded.get(file) !== null && (!patterns.length || patterns.some((pattern) => file.includes(pattern))),
  )
  const mutants = files
    .sort()
    .flatMap((file) =>
      mutantsOf(join(root, file), readFileSync(join(root, file), 'utf8'), excluded.get(file) ?? undefined),
    )
  /** @type {Mutant[]} */
  const survivors = []
  const queue = [...mutants]
  await assertTestsPass(env, files)
  const workers = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    let worker = startWorker(env)
    try {
      for (let mutant = queue.shift(); mutant && !signal.aborted; mutant = queue.shift()) {
        const passed = await worker.run(mutant)
        if (passed) survivors.push(mutant)
        if (passed === undefined) {
          worker.end()
          worker = startWorker(env)
        }
      }
    } finally {
      worker.end()
    }
  })
  await Promise.all(workers)
  if (signal.aborted) throw new Error('Stopped before all mutants were tested.')
  return report(files, mutants, survivors)
}

/**
 * Checks that the tests pass without a mutation, as the score would be meaningless otherwise.
 * @param {Record<string, string | undefined>} env
 * @param {string[]} files
 */
async function assertTestsPass(env, files) {
  const worker = startWorker(env)
  try {
    for (const file of files.map((name) => join(root, name))) {
      const unchanged = { file, line: 1, now: '', source: readFileSync(file, 'utf8'), was: '' }
      if (!(await worker.run(unchanged)))
        throw new Error(`The unit tests of ${TESTS} fail without a mutation (${file}): fix them first.`)
    }
  } finally {
    worker.end()
  }
}

/** @param {Record<string, string | undefined>} env */
function startWorker(env) {
  const child = fork(WORKER, [TESTS], {
    env: { ...env, NODE_ENV: 'test' },
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    /**
     * @param {Mutant} mutant
     * @returns {Promise<boolean | undefined>} whether all tests passed; undefined if they did not end
     */
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
 * @param {string[]} files
 * @param {Mutant[]} mutants
 * @param {Mutant[]} survivors
 * @returns {import('../steps.mjs').Counts}
 */
function report(files, mutants, survivors) {
  for (const file of files) {
    const all = mutants.filter((mutant) => mutant.file === join(root, file))
    const survived = survivors.filter((mutant) => mutant.file === join(root, file))
    if (all.length === 0) continue
    console.log(
      `${file.padEnd(44)}${share(all, survived).padStart(8)}  ${all.length - survived.length} of ${all.length}`,
    )
    for (const { line, now, was } of survived)
      console.log(`  ${file}:${line}  ${shorten(was)}  →  ${shorten(now) || 'nothing'}`)
  }
  const isEnough = survivors.length <= mutants.length * (1 - MIN_SCORE)
  const note = `${share(mutants, survivors)} of ${mutants.length} mutants detected; ${DATABASE_RULES.length} files and functions that depend on the database are skipped`
  return { passed: isEnough ? 1 : 0, failed: isEnough ? 0 : 1, note }
}

/** @param {Mutant[]} all @param {Mutant[]} survived */
const share = (all, survived) => `${((100 * (all.length - survived.length)) / all.length).toFixed(1)} %`

/** @param {string} text */
const shorten = (text) => text.replace(/\s+/g, ' ').slice(0, 60)
