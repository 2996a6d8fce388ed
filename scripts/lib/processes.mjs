import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

/**
 * The start time of a process, which together with the pid identifies it even if the pid is reused.
 * @param {number} pid
 * @returns {string | undefined} undefined if no such process is running; a zombie counts as ended
 */
export function startedAt(pid) {
  return hasProc ? startedAtByProc(pid) : readWithPs(pid, 'lstart=')
}

/** @param {number} pid */
export function isAlive(pid) {
  return startedAt(pid) !== undefined
}

/**
 * The command line of a process, its arguments separated by spaces; empty if there is no such process.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!hasProc) return readWithPs(pid, 'command=') ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/**
 * The parent of a process.
 * @param {number} pid
 * @returns {number | undefined} undefined if the process has ended, or if the system has no `/proc`
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
 * The fields of `/proc/<pid>/stat` from the process state on.
 * @param {number} pid
 */
function statFields(pid) {
  try {
    // The second field, the program name in brackets, may contain anything; the fields after the last bracket are
    // well-formed.
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
function readWithPs(pid, field) {
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', field], { encoding: 'utf8' })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}
