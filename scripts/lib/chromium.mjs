import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './capture.mjs'
import { root } from './root.mjs'
import { StartError } from './StartError.mjs'

/** Program names. The headless-only build comes first, as it renders a tenth faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
/** Debian packages; not every release has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * Finds a working Chromium: the given one, the system's or Playwright's; otherwise installs one.
 * @param {(line: string) => void} log
 * @returns {Promise<string>} path of the program
 * @throws StartError if there is none and none can be installed
 */
export async function findChromium(log) {
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (given) {
    if (await isWorking(given)) return given
    throw new StartError(`PLAYWRIGHT_CHROMIUM_PATH does not point to a working Chromium: ${given}`)
  }
  const found = (await findWorking(systemPaths())) ?? (await findWorking(await playwrightPaths()))
  if (found) return found
  log('No Chromium found on this machine: downloading the one from Playwright')
  await capture(process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    cwd: root,
    timeout: 300_000,
  })
  const downloaded = await findWorking(await playwrightPaths())
  if (downloaded) return downloaded
  const packaged = process.getuid?.() === 0 ? await installPackage(log) : undefined
  if (packaged) return packaged
  throw new StartError(
    'No Chromium was found and none could be installed: install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.',
  )
}

function systemPaths() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...programs, ...APPS.map((app) => join('/Applications', app))]
}

async function playwrightPaths() {
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
    const installed = await findWorking(systemPaths())
    if (installed) return installed
  }
  return undefined
}

/** @param {string[]} paths */
async function findWorking(paths) {
  for (const path of paths) if (existsSync(path) && (await isWorking(path))) return path
  return undefined
}

/**
 * A program may exist but lack its libraries, so rendering a page is the only proof.
 * @param {string} path
 */
async function isWorking(path) {
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
