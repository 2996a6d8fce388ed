import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startedAt } from './processes.mjs'
import { StartError } from './StartError.mjs'
import { waitUntil } from './waitUntil.mjs'

let attempts = 0

/**
 * Tries to take a lock that does not outlive its holder: the file names the process, and a lock of an ended process is
 * stale.
 * @param {string} file
 * @returns {{ release?: () => void }} `release` is missing if another process holds the lock
 */
export function tryLock(file) {
  for (let round = 0; round < 3; round++) {
    const ownFile = `${file}.${process.pid}.${attempts++}`
    const text = `${process.pid} ${startedAt(process.pid)}`
    writeFileSync(ownFile, text, { mode: 0o600 })
    try {
      // Creating a link is atomic, so nobody reads a half-written lock.
      linkSync(ownFile, file)
      return { release: () => releaseIfMine(file, text) }
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      rmSync(ownFile, { force: true })
    }
    const holder = holderOf(file)
    if (holder.alive) return {}
    removeStale(file, holder.text)
  }
  return {}
}

/**
 * The pid of the process that holds the lock.
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
 * @returns {Promise<() => void>} releases it
 * @throws StartError if it is held for longer than `limitMs` (60 s)
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
 * Another process may remove the same stale lock and take it at the same moment; a lock moved aside by mistake is put
 * back.
 * @param {string} file
 * @param {string} staleText
 */
function removeStale(file, staleText) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== staleText) linkSync(aside, file)
  } catch {
    // Already removed, or taken again: the next round finds out.
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
