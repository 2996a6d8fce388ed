import path from 'node:path'

let packed: string | null = null

/**
 * Path of a program for child processes: a source that Node runs directly, without bundling, or its bundle in a packed
 * program.
 * @param source path of the source from the top of the repository, with slashes
 */
export const programPath = (source: string): string =>
  packed === null ? path.resolve(source) : path.join(packed, source.replace(/\.ts$/, '.mjs'))

/**
 * Takes the programs of child processes from the bundles in a folder from now on: Node runs no TypeScript in packages.
 * @param folder absolute path; the bundles have the paths of their sources in it
 */
export const takePackedPrograms = (folder: string): void => {
  packed = folder
}
