import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

const loader = pathToFileURL(join(root, 'scripts', 'lib', 'source', 'loadSource.mjs')).href

/**
 * Node's arguments for a TypeScript program.
 * @param {string} file
 * @param {string[]} [args]
 */
export function sourceArgs(file, args = []) {
  return ['--import', loader, resolve(file), ...args]
}
