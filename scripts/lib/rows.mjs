import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'
import { StartError } from './StartError.mjs'

/** @typedef {{ id: string, requirement: string, work: string }} Row */

/**
 * Compares the specification with the tests that name its rows, as in `[A-123]` or `[A-011, B-069]`.
 * @param {string} [file] the table of rows; next to the clone if omitted
 * @returns {string} counts per area, then each row without a test
 * @throws StartError if the file does not exist
 */
export function reportRows(file = join('..', 'shared', 'spec', 'rows.md')) {
  const path = resolve(root, file)
  if (!existsSync(path))
    throw new StartError(`There is no ${file}: name the file with the rows, as in npm run rows -- rows.md`)
  const rows = parseRows(readFileSync(path, 'utf8'))
  const coveredIds = new Set(testFiles(join(root, 'tests')).flatMap((test) => idsIn(readFileSync(test, 'utf8'))))
  const works = [...new Set(rows.map(({ work }) => work))]
  const counts = works.map((work) => {
    const all = rows.filter((row) => row.work === work)
    const covered = all.filter(({ id }) => coveredIds.has(id))
    return `${work.padEnd(12)} ${String(covered.length).padStart(4)} of ${String(all.length).padStart(4)} rows named by a test`
  })
  const open = works.flatMap((work) => {
    const missing = rows.filter((row) => row.work === work && !coveredIds.has(row.id))
    return missing.length > 0
      ? ['', `${work}: without a test`, ...missing.map(({ id, requirement }) => `  ${id}  ${requirement}`)]
      : []
  })
  const unknown = [...coveredIds].filter((id) => !rows.some((row) => row.id === id))
  const unknownLines = unknown.length > 0 ? ['', `Named by a test, but not a row: ${unknown.join(', ')}`] : []
  return [...counts, ...open, ...unknownLines].join('\n')
}

/** @param {string} text a table with the columns id, section, requirement, work @returns {Row[]} */
export function parseRows(text) {
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, id = '']) => /^[AB]-\d+$/.test(id))
    .map(([, id = '', , ...rest]) => ({ id, requirement: rest.slice(0, -2).join('|'), work: rest.at(-2) ?? '' }))
}

/** @param {string} text @returns {string[]} */
export function idsIn(text) {
  return [...text.matchAll(/\[((?:[AB]-\d+)(?:,\s*[AB]-\d+)*)\]/g)].flatMap(([, list = '']) => list.split(/,\s*/))
}

/** @param {string} folder @returns {string[]} */
function testFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
