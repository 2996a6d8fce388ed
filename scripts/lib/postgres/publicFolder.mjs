import { chmodSync, mkdirSync } from 'node:fs'
import { StartError } from '../StartError.mjs'

// Only root may write to the first; the second survives a reboot too.
const FOLDERS = ['/var/lib/callboard', '/var/tmp/callboard']

/**
 * A folder outside the clone that every system user may enter. Called as root only.
 * @returns {string}
 * @throws StartError if none can be created
 */
export function publicFolder() {
  for (const folder of FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
      return folder
    } catch {
      // May be on a read-only file system: try the next.
    }
  }
  throw new StartError(
    `The database needs a folder that the system user "postgres" may enter, and none of ${FOLDERS.join(', ')} can be made.`,
  )
}
