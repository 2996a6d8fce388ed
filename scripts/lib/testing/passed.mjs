import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'

const FOLDER = join(root, '.data', 'test')
const PREFIX = 'passed-'

/**
 * What has passed on exactly these sources, so that an interrupted or divided run need not repeat it: steps, and files of
 * steps that have files.
 * @typedef {object} Passed
 * @property {string} path file to which reporters append a line for each test file; empty where nothing is recorded
 * @property {(step: string) => string} prefix what such a line begins with; the test file follows
 * @property {(step: string, file?: string) => boolean} has
 * @property {(step: string) => void} add records a whole step
 */

/**
 * Opens the record for the current sources. Records of other sources are removed.
 * @param {string} size of random tests: what passed at another size does not count
 * @returns {Passed} an empty one that forgets, where Git can't tell the sources
 */
export function openPassed(size) {
  const prefix = (/** @type {string} */ step) => `${size}\t${step}\t`
  const tree = hashOfSources()
  if (!tree) return { add: () => undefined, has: () => false, path: '', prefix }
  mkdirSync(FOLDER, { recursive: true })
  const name = `${PREFIX}${tree}.txt`
  for (const other of readdirSync(FOLDER))
    if (other.startsWith(PREFIX) && other !== name) rmSync(join(FOLDER, other), { force: true })
  const path = join(FOLDER, name)
  return {
    add: (step) => appendFileSync(path, `${prefix(step)}\n`),
    has: (step, file = '') => readLines(path).includes(prefix(step) + file),
    path,
    prefix,
  }
}

/** @param {string} path */
function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/**
 * The hash that Git would give to the working tree, with what is not committed and not ignored.
 * @returns {string | undefined} undefined outside a clone
 */
function hashOfSources() {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-index-'))
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', env })
  try {
    if (git('read-tree', 'HEAD').status !== 0 || git('add', '--all').status !== 0) return undefined
    return git('write-tree').stdout.trim() || undefined
  } finally {
    rmSync(folder, { force: true, recursive: true })
  }
}
