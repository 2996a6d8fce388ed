import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './capture.mjs'
import { root } from './root.mjs'
import { StartError } from './StartError.mjs'

/** Names of programs. First the one that only ever works without a window: its screens cost a tenth less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
/** Packages of Debian; not every release has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * A Chromium that works: the given one, the system's, Playwright's own, else one that is installed now.
 * @param {(line: string) => void} log
 * @returns {Promise<string>} path of the program
 * @throws StartError when there is none and none can be installed
 */
export async function findChromium(log) {
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (given) {
    if (await works(given)) return given
    throw new StartError(`PLAYWRIGHT_CHROMIUM_PATH names no working Chromium: ${given}`)
  }
  const found = (await firstThatWorks(systems())) ?? (await firstThatWorks(await playwrights()))
  if (found) return found
  log('No Chromium on this machine: downloading the one of Playwright')
  await capture(process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    cwd: root,
    timeout: 300_000,
  })
  const downloaded = await firstThatWorks(await playwrights())
  if (downloaded) return downloaded
  const packaged = process.getuid?.() === 0 ? await installPackage(log) : undefined
  if (packaged) return packaged
  throw new StartError(
    'No Chromium was found and none could be installed: install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.',
  )
}

function systems() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...programs, ...APPS.map((app) => join('/Applications', app))]
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()]
}

/** @param {(line: string) => void} log */
async function installPackage(log) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update'], { env, timeout: 300_000 })
  for (const name of PACKAGES) {
    log(`Installing the Debian package "${name}"`)
    await capture('apt-get', ['install', '--yes', '--no-install-recommends', name], { env, timeout: 900_000 })
    const installed = await firstThatWorks(systems())
    if (installed) return installed
  }
  return undefined
}

/** @param {string[]} paths */
async function firstThatWorks(paths) {
  for (const path of paths) if (existsSync(path) && (await works(path))) return path
  return undefined
}

/** A program can be there and lack its libraries: only a page that it shows is proof. @param {string} path */
async function works(path) {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--dump-dom',
    'data:text/html,<p>callboard',
  ]
  const { output } = await capture(path, args, { timeout: 60_000, killSignal: 'SIGKILL' })
  return output.includes('<p>callboard')
}
