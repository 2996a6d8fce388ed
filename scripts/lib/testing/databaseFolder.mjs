import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Far more than a whole run needs; containers often give less than the whole. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * The folder of the server that tests share: in memory where there is room, because each test file gets a database of
 * its own, which is a folder of 1,700 files, and a disk takes up to a second to make one.
 * @returns {string} the same at each call, so that the next run finds what a killed one left behind
 */
export function databaseFolder() {
  return inMemory() ?? join(root, '.data', 'test-pg')
}

/** @returns {string | undefined} nothing where there is no such memory, too little of it, or somebody else has taken the name */
function inMemory() {
  if (process.platform !== 'linux') return undefined
  const folder = join(MEMORY, `callboard-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < NEEDED_BYTES) return undefined
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const found = lstatSync(folder)
    return found.isDirectory() && found.uid === process.getuid?.() ? join(folder, 'pg') : undefined
  } catch {
    return undefined
  }
}
