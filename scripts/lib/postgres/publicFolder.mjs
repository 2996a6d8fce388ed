import { chmodSync, mkdirSync } from 'node:fs'
import { StartError } from '../StartError.mjs'

// Only root may write to the first; the second survives a restart of the machine as well.
const PLACES = ['/var/lib/callboard', '/var/tmp/callboard']

/**
 * A folder outside the clone that every system user may enter. Only root asks for it.
 * @returns {string}
 * @throws StartError when none can be made
 */
export function publicFolder() {
  for (const place of PLACES) {
    try {
      mkdirSync(place, { recursive: true })
      chmodSync(place, 0o755)
      return place
    } catch {
      // A read-only part of the disk, perhaps: try the next.
    }
  }
  throw new StartError(
    `The database needs a folder that the system user "postgres" may enter, and none of ${PLACES.join(', ')} can be made.`,
  )
}
