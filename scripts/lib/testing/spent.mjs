import { existsSync, readFileSync } from 'node:fs'

/**
 * What the tests of a file spent, in milliseconds by purpose; `all` is the whole file.
 * @typedef {{ file: string, all: number, kinds: Record<string, number> }} Spent
 */

/**
 * Lists the files that took longest, with what they spent.
 * @param {string} path JSON lines of `Spent`, one or more for each file
 * @param {number} count
 * @returns {string[]} lines of a table
 */
export function slowestFiles(path, count) {
  if (count === 0 || !existsSync(path)) return []
  /** @type {Map<string, Spent>} */
  const byFile = new Map()
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const { all, file, kinds } = /** @type {Spent} */ (JSON.parse(line))
    const sum = byFile.get(file) ?? { all: 0, file, kinds: {} }
    sum.all += all
    for (const [kind, ms] of Object.entries(kinds)) sum.kinds[kind] = (sum.kinds[kind] ?? 0) + ms
    byFile.set(file, sum)
  }
  const total = [...byFile.values()].reduce((sum, { all }) => sum + all, 0)
  const rows = [...byFile.values()].sort((one, other) => other.all - one.all).slice(0, count)
  const format = (/** @type {number} */ ms) => (ms / 1000).toFixed(1)
  return [
    `${byFile.size} files took ${format(total)} s; the ${rows.length} slowest, in seconds:`,
    ...rows.map(({ all, file, kinds }) => {
      const parts = Object.entries(kinds).map(([kind, ms]) => `${kind} ${format(ms)}`)
      return `${format(all).padStart(7)}  ${file}  (${parts.join(', ')})`
    }),
  ]
}
