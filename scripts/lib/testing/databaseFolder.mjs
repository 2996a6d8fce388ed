import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The in-memory file system of Linux. */
const MEMORY = '/dev/shm'
/** Far more than a whole run needs; containers often provide less. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * The data folder of the server that tests share: in memory if there is room, because each test file gets its own
 * database, a folder of 1,700 files that takes up to a second to create on disk.
 * @returns {string} the same path for each call, so that the next run finds what a killed one left behind
 */
export function databaseFolder() {
  return inMemory() ?? join(root, '.data', 'test-pg')
}

/**
 * @returns {string | undefined} undefined without such memory, with too little of it, or if the name belongs to another
 *   user
 */
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
