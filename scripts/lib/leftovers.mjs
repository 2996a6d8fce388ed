import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startedAt } from './processes.mjs'
import { killGroup, signalProcess } from './service.mjs'
import { waitUntil } from './waitUntil.mjs'

const fileIn = (/** @type {string} */ dataDir) => join(dataDir, 'processes.json')

/**
 * Writes down which processes belong to this start, for the case that it is killed.
 * @param {string} dataDir
 * @param {number[]} pids
 */
export function rememberProcesses(dataDir, pids) {
  const entries = pids.map((pid) => ({ pid, started: startedAt(pid) })).filter(({ started }) => started)
  writeFileSync(fileIn(dataDir), JSON.stringify(entries), { mode: 0o600 })
}

/**
 * Ends what a killed start left running. A process counts as ours only while number and time of its start both agree.
 * @param {string} dataDir
 * @param {{ limitMs?: number }} [options] each gets this long to end by itself (10 s)
 * @returns {Promise<number>} how many there were
 */
export async function endLeftovers(dataDir, { limitMs = 10_000 } = {}) {
  const left = readEntries(dataDir).filter(isThere)
  for (const { pid } of left) signalProcess(pid, 'SIGTERM')
  await waitUntil(() => !left.some(isThere), { limitMs })
  for (const entry of left.filter(isThere)) killGroup(entry.pid)
  await waitUntil(() => !left.some(isThere), { limitMs: 5000 })
  forgetProcesses(dataDir)
  return left.length
}

/** @param {string} dataDir */
export function forgetProcesses(dataDir) {
  rmSync(fileIn(dataDir), { force: true })
}

/** @typedef {{ pid: number, started: string }} Entry */

/** @param {Entry} entry */
function isThere({ pid, started }) {
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
