import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ PAYLOAD_SECRET: string, ENCRYPTION_KEYS: string }} Secrets */

/**
 * The secrets of an installation for which none were set: generated once and stored in a file that only its owner can
 * read.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function keptSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(newSecrets()), { mode: 0o600 })
  try {
    // Creating a link is atomic and never replaces what another process created at the same moment.
    linkSync(unfinished, file)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @returns {Secrets} */
export function newSecrets() {
  return {
    PAYLOAD_SECRET: randomBytes(32).toString('base64url'),
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
}
