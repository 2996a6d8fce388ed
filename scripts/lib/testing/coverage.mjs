import libCoverage from 'istanbul-lib-coverage'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'

/** Folders in which coverage is measured: access control, repositories and operations. */
const MEASURED = ['src/access', 'src/database', 'src/endpoints']

/**
 * @param {string} folder for the results of one Jest project
 * @returns {string[]} arguments for Jest
 */
export const coverageArgs = (folder) => [
  '--coverage',
  '--coverageReporters=json',
  `--coverageDirectory=${folder}`,
  ...MEASURED.map((folder) => `--collectCoverageFrom=${folder}/**/*.ts`),
]

/**
 * The branch coverage of all projects together, by folder.
 * @param {string[]} folders of the results
 * @returns {string[]} lines of a table; none if nothing was measured
 */
export function coverageTable(folders) {
  const files = folders.map((folder) => join(folder, 'coverage-final.json')).filter((file) => existsSync(file))
  if (files.length === 0) return []
  const map = libCoverage.createCoverageMap()
  for (const file of files) map.merge(JSON.parse(readFileSync(file, 'utf8')))
  /** @type {Map<string, { covered: number, total: number }>} */
  const rows = new Map()
  for (const file of map.files()) {
    const { covered, total } = map.fileCoverageFor(file).toSummary().branches
    const folder = relative(root, dirname(file)).split('/').slice(0, 3).join('/')
    for (const name of new Set([folder, folder.split('/').slice(0, 2).join('/')])) {
      const row = rows.get(name) ?? { covered: 0, total: 0 }
      rows.set(name, { covered: row.covered + covered, total: row.total + total })
    }
  }
  const lines = [...rows]
    .filter(([, { total }]) => total > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { covered, total }]) => {
      const share = `${((100 * covered) / total).toFixed(1)} %`.padStart(8)
      return `${name.padEnd(32)}${share}  ${covered} of ${total}`
    })
  return ['Branch coverage:', ...lines]
}
