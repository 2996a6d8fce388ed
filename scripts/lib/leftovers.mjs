import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startedAt } from './processes.mjs'
import { killGroup, signalProcess } from './service.mjs'
import { waitUntil } from './waitUntil.mjs'

const fileIn = (/** @type {string} */ dataDir) => join(dataDir, 'processes.json')

/**
 * Records the processes of this start, in case it is killed.
 * @param {string} dataDir
 * @param {number[]} pids
 */
export function rememberProcesses(dataDir, pids) {
  const entries = pids.map((pid) => ({ pid, started: startedAt(pid) })).filter(({ started }) => started)
  writeFileSync(fileIn(dataDir), JSON.stringify(entries), { mode: 0o600 })
}

/**
 * Ends the processes that a killed start left running. A process is only ended if both its pid and its start time
 * match.
 * @param {string} dataDir
 * @param {{ limitMs?: number }} [options] time for each to end by itself (10 s)
 * @returns {Promise<number>} how many there were
 */
export async function endLeftovers(dataDir, { limitMs = 10_000 } = {}) {
  const remaining = readEntries(dataDir).filter(isRunning)
  for (const { pid } of remaining) signalProcess(pid, 'SIGTERM')
  await waitUntil(() => !remaining.some(isRunning), { limitMs })
  for (const entry of remaining.filter(isRunning)) killGroup(entry.pid)
  await waitUntil(() => !remaining.some(isRunning), { limitMs: 5000 })
  forgetProcesses(dataDir)
  return remaining.length
}

/** @param {string} dataDir */
export function forgetProcesses(dataDir) {
  rmSync(fileIn(dataDir), { force: true })
}

/** @typedef {{ pid: number, started: string }} Entry */

/** @param {Entry} entry */
function isRunning({ pid, started }) {
  return startedAt(pid) === started
}

/** @param {string} dataDir @returns {Entry[]} */
function readEntries(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
  } catch {
    return []
  }
}
