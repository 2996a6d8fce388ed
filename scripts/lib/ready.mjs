import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './fail.mjs'
import { handOver } from './handOver.mjs'
import { install } from './install.mjs'
import { isInstalled } from './installed.mjs'
import { root } from './root.mjs'
import { StartError } from './StartError.mjs'

/**
 * Prepares a fresh clone to run the calling script: installs missing packages, then continues under the project's Node.
 * Needs only Node 20 and npm. Returns only under the right Node, with the clone as working directory.
 * @param {{ beforeInstall?: () => Promise<void> }} [options] checks that should fail before the long installation
 */
export async function ready({ beforeInstall = async () => {} } = {}) {
  try {
    if (major(process.version) < 20) throw new StartError(`Node 20 or newer is needed; this is ${process.version}.`)
    process.chdir(root)
    if (!isInstalled(root)) {
      await beforeInstall()
      await install(root)
    }
    await useProjectNode()
  } catch (error) {
    fail(error)
  }
}

async function useProjectNode() {
  const folder = join(root, 'node_modules', 'node', 'bin')
  const node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
  const path = [folder, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const required = JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8')).version
  if (process.version !== `v${required}` && existsSync(node)) {
    if (process.env.CALLBOARD_HANDED_OVER)
      throw new StartError(`${node} is not Node ${required}: remove node_modules and start again.`)
    process.exit(
      await handOver(node, process.argv.slice(1), { ...process.env, PATH: path, CALLBOARD_HANDED_OVER: '1' }),
    )
  }
  if (major(process.version) < 24) {
    throw new StartError(
      'Node 24 is missing in node_modules (npm ran no install scripts?): run "npm rebuild", or start with Node 24.',
    )
  }
  delete process.env.CALLBOARD_HANDED_OVER
  process.env.PATH = path
}

/** @param {string} version */
function major(version) {
  return Number(version.slice(1).split('.')[0])
}
