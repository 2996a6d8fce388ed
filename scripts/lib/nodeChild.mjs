import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from './root.mjs'

const follower = pathToFileURL(join(root, 'scripts', 'lib', 'followParent.mjs')).href

/**
 * What a Node process is started with that shall end when this one is killed. It needs an IPC channel besides.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
export function nodeChild(args, env) {
  return { file: process.execPath, args: ['--import', follower, ...args], env: { ...env, CALLBOARD_FOLLOWS: '1' } }
}
