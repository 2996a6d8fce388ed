import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentWithoutDatabase } from './environment.mjs'
import { buildMark } from './installed.mjs'
import { takeLock } from './lock.mjs'
import { root } from './root.mjs'
import { runNode } from './runNode.mjs'

/** Sources of a build. Folders include everything in them. */
const SOURCES = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
]
/** Files that Next may modify during a build. */
const MODIFIED_BY_NEXT = ['tsconfig.json']

/**
 * Builds the application unless the sources are unchanged since the last build.
 * @param {Parameters<typeof runNode>[3]} [options]
 * @returns {Promise<boolean>} whether it was built
 * @throws StartError if the build fails
 */
export async function build(options) {
  mkdirSync(join(root, '.data'), { recursive: true })
  const release = await takeLock(join(root, '.data', 'build.lock'), { limitMs: 900_000 })
  try {
    const mark = buildMark(root)
    const sources = hashOf(root, SOURCES)
    const fingerprint = () => `${sources} ${hashOf(root, MODIFIED_BY_NEXT)}`
    if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint()) return false
    const env = { ...environmentWithoutDatabase(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    await runNode('The build', [nextProgram, 'build'], env, options)
    writeFileSync(mark, fingerprint())
    return true
  } finally {
    release()
  }
}

export const nextProgram = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')

/**
 * A hash of the names and contents of files and folders. Missing ones are skipped.
 * @param {string} folder
 * @param {string[]} names
 */
export function hashOf(folder, names) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ name) => {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const entry of readdirSync(path).sort()) add(join(name, entry))
    else if (stat) hash.update(`${name}\0${stat.size}\0`).update(readFileSync(path))
  }
  for (const name of names) add(name)
  return hash.digest('hex')
}
