import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

/**
 * When a process was started: together with its number this tells it from a later process that got the same number.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs; one that has ended but was not yet collected counts as ended
 */
export function startedAt(pid) {
  return hasProc ? startedAtByProc(pid) : ask(pid, 'lstart=')
}

/** @param {number} pid */
export function isAlive(pid) {
  return startedAt(pid) !== undefined
}

/**
 * The command line of a process, its parts separated by spaces; empty when there is no such process.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!hasProc) return ask(pid, 'command=') ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/**
 * The process that started a process.
 * @param {number} pid
 * @returns {number | undefined} undefined when it has ended, or where the system does not tell cheaply
 */
export function parentOf(pid) {
  const parent = statFields(pid)?.[1]
  return parent === undefined ? undefined : Number(parent)
}

/** @param {number} pid */
function startedAtByProc(pid) {
  const fields = statFields(pid)
  return fields?.[0] === 'Z' ? undefined : fields?.[19]
}

/**
 * What Linux tells of a process, from its state on.
 * @param {number} pid
 */
function statFields(pid) {
  try {
    // The second field is the program's name in brackets and may hold anything; what follows the last bracket is regular.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * @param {number} pid
 * @param {string} field
 */
function ask(pid, field) {
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', field], { encoding: 'utf8' })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}
