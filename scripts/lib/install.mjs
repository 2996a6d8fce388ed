import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installingMark, sameDemands } from './installed.mjs'
import { step } from './progress.mjs'
import { StartError } from './StartError.mjs'

/**
 * Installs the packages of the lock file, the ones for development too: the build needs them whatever NODE_ENV says.
 * @param {string} root
 * @throws StartError when npm fails; what it said is on the screen
 */
export async function install(root) {
  const mark = installingMark(root)
  // After a killed installation npm would take half-made packages for whole ones.
  if (existsSync(mark)) rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(mark, '')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const code = await step('Installing the packages', () => runNpm(root))
  if (code !== 0)
    throw new StartError(`npm could not install the packages (exit code ${code}); what it says above is the reason.`)
  keepLock(root, lock)
  rmSync(mark, { force: true })
}

/** @param {string} root @returns {Promise<number | null>} */
function runNpm(root) {
  // `npm ci` refuses lock files that name a platform whose package the registry at hand does not hold.
  const args = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('error', () => reject(new StartError('npm was not found: install Node 20 or newer together with npm.')))
    child.once('close', resolve)
  })
}

/**
 * npm may drop platforms from the lock file that the registry at hand does not know; a start must not change the clone.
 * @param {string} root @param {Buffer} before
 */
function keepLock(root, before) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const file = join(root, 'package-lock.json')
  if (sameDemands(JSON.parse(before.toString()).packages[''], manifest) && !readFileSync(file).equals(before))
    writeFileSync(file, before)
}
