import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from './root.mjs'

const follower = pathToFileURL(join(root, 'scripts', 'lib', 'followParent.mjs')).href

/**
 * Command and environment of a Node process that ends when this one is killed. It must be spawned with an IPC channel.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
export function nodeChild(args, env) {
  return { file: process.execPath, args: ['--import', follower, ...args], env: { ...env, CALLBOARD_FOLLOWS: '1' } }
}
