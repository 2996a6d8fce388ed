import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { environmentWithoutDatabase } from '../environment.mjs'
import { migrateDatabase } from '../migrate.mjs'
import { findFreePort } from '../ports.mjs'
import { createDatabase, dropDatabase } from '../postgres.mjs'
import { step } from '../progress.mjs'
import { root } from '../root.mjs'
import { runNode } from '../runNode.mjs'
import { newSecrets } from '../secrets.mjs'
import { startService } from '../service.mjs'
import { untilReady, webEnv } from '../services.mjs'
import { toStartError } from '../StartError.mjs'
import { removals } from './removals.mjs'

const CONFIG = 'payload.config.ts'
/** Not copied: build output, data and Git's own files. */
const EXCLUDED = new Set(['.data', '.env', '.env.local', '.git', '.next', 'coverage', 'node_modules', 'test-results'])

/**
 * Builds and starts the application without its plugins: import map, build, type check, and a web server that becomes
 * ready. Several are left out at a time, so that each is missing once while each other is there. Everything happens in a
 * copy.
 * @param {import('./context.mjs').Context} context paths such as `src/plugins/search` select plugins, one at a time
 * @returns {Promise<import('./steps.mjs').Counts>}
 */
export async function withoutPlugins(context) {
  const { patterns, signal } = context
  const config = readFileSync(join(root, CONFIG), 'utf8')
  const names = pluginsIn(config)
  const sets =
    patterns.length === 0
      ? removals(names)
      : names.filter((name) => patterns.some((pattern) => pattern.includes(`plugins/${name}`))).map((name) => [name])
  const adminUrl = await context.adminUrl()
  const database = `callboard_without_${process.pid}`
  const copy = await step('A copy of the sources', copyOfSources)
  /** @type {string[]} */
  const failures = []
  try {
    const secrets = newSecrets()
    const env = {
      ...context.env,
      ...secrets,
      NODE_ENV: 'production',
      DATABASE_URL: await createDatabase(adminUrl, database),
      CALLBOARD_DATA: join(copy, '.data'),
      CALLBOARD_DEMO: '0',
      LOG_LEVEL: 'warn',
    }
    mkdirSync(env.CALLBOARD_DATA, { recursive: true })
    await step('Its tables', (onOutput) => migrateDatabase(env, { signal, onOutput }))
    for (const set of sets) {
      if (signal.aborted) break
      writeFileSync(join(copy, CONFIG), set.reduce(without, config))
      const removed = `Without the plugins ${set.join(', ')}`
      await step(`${removed}: import map, build, types, start`, (onOutput) =>
        buildAndStart(copy, env, { signal, onOutput }),
      ).catch((error) => failures.push(`${removed}: ${toStartError(error).message}`))
    }
  } finally {
    await dropDatabase(adminUrl, database)
    rmSync(copy, { recursive: true, force: true })
  }
  return { passed: sets.length - failures.length, failed: failures.length, failures }
}

/**
 * The plugins in a config file, in order.
 * @param {string} config
 * @returns {string[]}
 */
export function pluginsIn(config) {
  const [, list = ''] = /^ *plugins: \[([^\]]*)\],$/m.exec(config) ?? []
  return [...list.matchAll(/(\w+)\(\)/g)].flatMap(([, name = '']) => (name === 'multiTenant' ? [] : [name]))
}

/**
 * The config file without one plugin: removes its import and its entry in the list.
 * @param {string} config
 * @param {string} name
 */
export function without(config, name) {
  return config
    .replace(new RegExp(`^import \\{ ${name} \\} .*\\n`, 'm'), '')
    .replace(new RegExp(`^ *${name}\\(\\),\\n`, 'm'), '')
}

/**
 * @param {string} copy
 * @param {Record<string, string | undefined>} env
 * @param {{ signal: AbortSignal, onOutput: () => void }} options
 */
async function buildAndStart(copy, env, options) {
  const script = (/** @type {string} */ name) => join(copy, 'scripts', name)
  const buildEnv = { ...env, ...environmentWithoutDatabase(env) }
  await runNode('The import map', [script('payload.mjs'), 'generate:importmap'], buildEnv, options)
  await runNode('The build', [script('build.mjs')], buildEnv, options)
  await runNode(
    'The check of the types',
    [
      join(copy, 'node_modules', 'typescript', 'bin', 'tsc'),
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', join(copy, '.data', 'types.json')],
      ...['-p', join(copy, writeTsconfig(copy))],
    ],
    env,
    options,
  )
  const port = String(await findFreePort())
  const own = webEnv({ ...env, PORT: port, SERVER_URL: `http://localhost:${port}`, HOST: '127.0.0.1' })
  const web = startService([script('web.mjs')], own, (line) => /error/i.test(line) && console.log(`  ${line}`))
  try {
    await untilReady(web, own, { signal: options.signal })
  } finally {
    await web.stop()
  }
}

/**
 * Writes a tsconfig without the tests and benchmarks, which import plugins by name.
 * @param {string} copy
 * @returns {string} its file name, next to the project's own
 */
function writeTsconfig(copy) {
  const name = 'tsconfig.application.json'
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  writeFileSync(
    join(copy, name),
    JSON.stringify({
      extends: './tsconfig.json',
      include: include.filter((/** @type {string} */ path) => !/^(?:bench|tests)\//.test(path)),
    }),
  )
  return name
}

/**
 * Copies the sources, as commands write to them, and links the packages.
 * @returns {string} the folder
 */
function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'callboard-without-'))
  for (const name of readdirSync(root))
    if (!EXCLUDED.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** @param {string} from @param {string} to */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (basename(source) !== '.cache') linkFolder(source, target)
    } else if (entry.isFile()) linkOrCopy(source, target)
    else cpSync(source, target, { verbatimSymlinks: true })
  }
}

/**
 * Links do not work across disks, so copy instead.
 * @param {string} source
 * @param {string} target
 */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch {
    cpSync(source, target)
  }
}
