import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startedAt } from '../processes.mjs'

let count = 0

/**
 * Registers this process as a user of the server, so that the last user to leave can stop it.
 * @param {string} home
 * @returns {{ leave: () => boolean }} unregisters; true if no other user is left
 */
export function signIn(home) {
  const folder = join(home, 'users')
  const ownFile = join(folder, `${process.pid}.${count++}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(ownFile, String(startedAt(process.pid)), { mode: 0o600 })
  return {
    leave() {
      rmSync(ownFile, { force: true })
      return readdirSync(folder).every((name) => !isActive(folder, name))
    },
  }
}

/** @param {string} folder @param {string} name */
function isActive(folder, name) {
  const file = join(folder, name)
  const isRunning = startedAt(Number(name.split('.')[0])) === readFileSync(file, 'utf8')
  if (!isRunning) rmSync(file, { force: true })
  return isRunning
}
