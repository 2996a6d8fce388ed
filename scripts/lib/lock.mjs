import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startedAt } from './processes.mjs'
import { StartError } from './StartError.mjs'
import { waitUntil } from './waitUntil.mjs'

let attempts = 0

/**
 * Takes a lock that a killed holder cannot keep: the file names its process, and a process that has ended holds nothing.
 * @param {string} file
 * @returns {{ release?: () => void }} how to let go; nothing when somebody else holds it
 */
export function tryLock(file) {
  for (let round = 0; round < 3; round++) {
    const mine = `${file}.${process.pid}.${attempts++}`
    const text = `${process.pid} ${startedAt(process.pid)}`
    writeFileSync(mine, text, { mode: 0o600 })
    try {
      // A link appears whole or not at all, so nobody ever reads a half-written lock.
      linkSync(mine, file)
      return { release: () => releaseIfMine(file, text) }
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      rmSync(mine, { force: true })
    }
    const holder = holderOf(file)
    if (holder.alive) return {}
    removeStale(file, holder.text)
  }
  return {}
}

/**
 * The process that holds the lock.
 * @param {string} file
 * @returns {number}
 */
export function lockHolder(file) {
  return holderOf(file).pid
}

/**
 * Waits for the lock.
 * @param {string} file
 * @param {{ limitMs?: number }} [options]
 * @returns {Promise<() => void>} lets go
 * @throws StartError when somebody holds it longer than `limitMs` (60 s)
 */
export async function takeLock(file, { limitMs = 60_000 } = {}) {
  const release = await waitUntil(() => tryLock(file).release, { limitMs })
  if (!release) throw new StartError(`Process ${lockHolder(file)} has held ${file} for too long; end it and try again.`)
  return release
}

/** @param {string} file */
function holderOf(file) {
  const text = read(file)
  const [pid = '0', start = ''] = text.split(' ')
  return { text, pid: Number(pid), alive: start !== '' && startedAt(Number(pid)) === start }
}

/** @param {string} file @param {string} text */
function releaseIfMine(file, text) {
  if (read(file) === text) rmSync(file, { force: true })
}

/**
 * Somebody else may clear the same stale lock at the same moment and take it: what is moved away by mistake is put back.
 * @param {string} file @param {string} staleText
 */
function removeStale(file, staleText) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== staleText) linkSync(aside, file)
  } catch {
    // Gone already, or taken again: the next round sees which.
  } finally {
    rmSync(aside, { force: true })
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
