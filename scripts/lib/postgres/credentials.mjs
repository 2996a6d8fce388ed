import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterIn } from './home.mjs'
import { StartError } from '../StartError.mjs'

/** @typedef {{ admin: string, app: string }} Credentials passwords of the superuser `postgres` and of the role `callboard` */

/**
 * The passwords of this server, generated once and stored in a file that only its owner can read.
 * @param {string} home
 * @returns {Credentials}
 * @throws StartError if the file is missing while the database exists
 */
export function credentialsIn(home) {
  const file = join(home, 'credentials.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  if (existsSync(clusterIn(home))) {
    throw new StartError(
      `${file} is missing, and without it nobody can sign in to the database beside it: put it back, or move ${home} away.`,
    )
  }
  const password = () => randomBytes(24).toString('base64url')
  const credentials = { admin: password(), app: password() }
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 })
  return credentials
}
