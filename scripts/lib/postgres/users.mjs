import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startedAt } from '../processes.mjs'

let count = 0

/**
 * Signs this process in as a user of the server, so that whoever leaves last can stop it.
 * @param {string} home
 * @returns {{ leave: () => boolean }} signs out; true when nobody else is left
 */
export function signIn(home) {
  const folder = join(home, 'users')
  const mine = join(folder, `${process.pid}.${count++}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(mine, String(startedAt(process.pid)), { mode: 0o600 })
  return {
    leave() {
      rmSync(mine, { force: true })
      return readdirSync(folder).every((name) => !isHere(folder, name))
    },
  }
}

/** @param {string} folder @param {string} name */
function isHere(folder, name) {
  const file = join(folder, name)
  const here = startedAt(Number(name.split('.')[0])) === readFileSync(file, 'utf8')
  if (!here) rmSync(file, { force: true })
  return here
}
