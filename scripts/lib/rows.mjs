import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'
import { StartError } from './StartError.mjs'

/** @typedef {{ id: string, requirement: string, work: string }} Row */

/** Folders of tests, from the cheapest to the dearest. */
const LAYERS = ['unit', 'int', 'screens', 'isolation', 'e2e']
const BROWSER = 'e2e'

/**
 * Compares the specification with the tests that name its rows, as in `[A-123]` or `[A-011, B-069]`.
 * @param {string} [file] the table of rows; next to the clone if omitted
 * @returns {string} counts per area and per combination of layers, the rows that only a browser test proves, and the rows
 *   without a test
 * @throws StartError if the file does not exist
 */
export function reportRows(file = join('..', 'shared', 'spec', 'rows.md')) {
  const path = resolve(root, file)
  if (!existsSync(path))
    throw new StartError(`There is no ${file}: name the file with the rows, as in npm run rows -- rows.md`)
  const rows = parseRows(readFileSync(path, 'utf8'))
  const layers = layersById(join(root, 'tests'))
  return [...countsByArea(rows, layers), '', ...countsByLayers(rows, layers), ...rowsWithoutTest(rows, layers)].join(
    '\n',
  )
}

/** @param {Row[]} rows @param {Map<string, string[]>} layers */
function countsByArea(rows, layers) {
  return worksOf(rows).map((work) => {
    const all = rows.filter((row) => row.work === work)
    const covered = all.filter(({ id }) => layers.has(id))
    return `${work.padEnd(12)} ${String(covered.length).padStart(4)} of ${String(all.length).padStart(4)} rows named by a test`
  })
}

/**
 * How many rows are proven by which layers, and which of them only in the browser.
 * @param {Row[]} rows
 * @param {Map<string, string[]>} layers
 */
function countsByLayers(rows, layers) {
  /** @type {Map<string, string[]>} */
  const idsByLayers = new Map()
  for (const { id } of rows) {
    const key = layers.get(id)?.join(', ') ?? 'none'
    idsByLayers.set(key, [...(idsByLayers.get(key) ?? []), id])
  }
  const counts = [...idsByLayers]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([names, ids]) => `${names.padEnd(36)} ${String(ids.length).padStart(4)} rows`)
  return ['Proven by', ...counts, '', `Only in the browser: ${idsByLayers.get(BROWSER)?.join(', ') ?? 'none'}`]
}

/** @param {Row[]} rows @param {Map<string, string[]>} layers */
function rowsWithoutTest(rows, layers) {
  const open = worksOf(rows).flatMap((work) => {
    const missing = rows.filter((row) => row.work === work && !layers.has(row.id))
    return missing.length > 0
      ? ['', `${work}: without a test`, ...missing.map(({ id, requirement }) => `  ${id}  ${requirement}`)]
      : []
  })
  const unknown = [...layers.keys()].filter((id) => !rows.some((row) => row.id === id))
  return [...open, ...(unknown.length > 0 ? ['', `Named by a test, but not a row: ${unknown.join(', ')}`] : [])]
}

/** @param {Row[]} rows */
const worksOf = (rows) => [...new Set(rows.map(({ work }) => work))]

/**
 * The layers whose tests name each row, in the order of `LAYERS`.
 * @param {string} folder
 * @returns {Map<string, string[]>}
 */
function layersById(folder) {
  /** @type {Map<string, string[]>} */
  const layers = new Map()
  for (const layer of LAYERS)
    for (const id of new Set(testFiles(join(folder, layer)).flatMap((file) => idsIn(readFileSync(file, 'utf8')))))
      layers.set(id, [...(layers.get(id) ?? []), layer])
  return layers
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
