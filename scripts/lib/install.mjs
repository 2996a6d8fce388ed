import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installingMark, sameDemands } from './installed.mjs'
import { step } from './progress.mjs'
import { StartError } from './StartError.mjs'

/**
 * Installs the packages of the lock file including devDependencies, which the build needs whatever NODE_ENV is.
 * @param {string} root
 * @throws StartError if npm fails; its output is on the screen
 */
export async function install(root) {
  const mark = installingMark(root)
  // After an interrupted installation, npm would take incomplete packages for complete ones.
  if (existsSync(mark)) rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(mark, '')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const code = await step('Installing the packages', () => runNpm(root))
  if (code !== 0) throw new StartError(`npm could not install the packages (exit code ${code}); see its output above.`)
  restoreLockFile(root, lock)
  rmSync(mark, { force: true })
}

/** @param {string} root @returns {Promise<number | null>} */
function runNpm(root) {
  // `npm ci` rejects lock files that list a platform whose package the registry in use does not have.
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
 * npm may remove platforms from the lock file that the registry in use does not know, but a start must not modify the
 * clone.
 * @param {string} root
 * @param {Buffer} before
 */
function restoreLockFile(root, before) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const file = join(root, 'package-lock.json')
  if (sameDemands(JSON.parse(before.toString()).packages[''], manifest) && !readFileSync(file).equals(before))
    writeFileSync(file, before)
}
