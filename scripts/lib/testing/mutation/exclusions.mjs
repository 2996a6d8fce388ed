import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { declaredNames } from './mutantsOf.mjs'

/**
 * Resolves a list of what is not mutated: `file.ts`, or `file.ts#name` for one declaration at the top level of a file.
 * @param {string[]} entries paths relative to the folder
 * @param {string} folder
 * @returns {Map<string, Set<string> | null>} names by file; null for the whole file
 * @throws {Error} if an entry names nothing
 */
export function resolveExclusions(entries, folder) {
  /** @type {Map<string, Set<string> | null>} */
  const excluded = new Map()
  for (const entry of entries) {
    const [file = '', name] = entry.split('#')
    const source = readIfThere(join(folder, file))
    if (source === null) throw new Error(`"${entry}" is excluded from mutation, but there is no such file.`)
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    if (name !== undefined && !tree.statements.some((statement) => declaredNames(statement).includes(name)))
      throw new Error(`"${entry}" is excluded from mutation, but the file declares no ${name}.`)
    const names = excluded.get(file)
    if (name === undefined || names === null) excluded.set(file, null)
    else excluded.set(file, (names ?? new Set()).add(name))
  }
  return excluded
}

/**
 * @param {string} path
 * @returns {string | null}
 */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
