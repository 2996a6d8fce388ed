import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from '../root.mjs'

/** Where programs are kept until a source changes. */
export const CACHE = join(root, 'node_modules', '.cache', 'callboard', 'programs')
const PLACE = /\bimport\.meta\.(dirname|filename|url)\b/g

/**
 * Bundles a TypeScript program with our own modules; packages, and modules of `scripts`, stay imports. Kept until one of
 * its sources changes.
 * @param {string} program absolute path
 * @returns {Promise<string>} JavaScript for the place where the program lies
 */
export async function bundle(program) {
  const kept = readKept(program)
  if (kept !== undefined) return kept
  const startMs = Date.now()
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    entryPoints: [program],
    format: 'esm',
    jsx: 'automatic',
    keepNames: true,
    loader: { '.css': 'empty', '.png': 'empty', '.svg': 'empty' },
    logLevel: 'warning',
    metafile: true,
    // Never written; places of sources in stack traces are relative to it.
    outfile: `${program}.js`,
    packages: 'external',
    platform: 'node',
    plugins: [{ name: 'places', setup: keepPlaces }],
    sourcemap: 'inline',
    sourcesContent: false,
    target: 'node24',
    write: false,
  })
  const source = outputFiles[0]?.text ?? ''
  keep(program, source, Object.keys(metafile.inputs), startMs)
  return source
}

/**
 * Lets modules find the files beside them: modules of `scripts` are not bundled, and those that are know where they lie.
 * @param {import('esbuild').PluginBuild} build
 */
function keepPlaces({ onLoad, onResolve }) {
  onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir }) => ({
    external: true,
    path: pathToFileURL(resolve(resolveDir, path)).href,
  }))
  onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
    const text = await readFile(path, 'utf8')
    if (!text.includes('import.meta.')) return undefined
    const places = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href }
    return {
      contents: text.replace(PLACE, (_, name) => JSON.stringify(places[/** @type {'url'} */ (name)])),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }
  })
}

/** @param {string} program */
const fileOf = (program) => join(CACHE, `${createHash('sha256').update(program).digest('hex').slice(0, 24)}.json`)

/** @param {string} input path relative to the clone */
function stateOf(input) {
  const { mtimeMs, size } = statSync(join(root, input))
  return `${mtimeMs} ${size}`
}

/** @param {string} program */
function readKept(program) {
  try {
    const { inputs, source } = JSON.parse(readFileSync(fileOf(program), 'utf8'))
    return Object.entries(inputs).every(([input, state]) => stateOf(input) === state) ? String(source) : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {string} program
 * @param {string} source
 * @param {string[]} inputs
 * @param {number} startMs of bundling: what is written later may not be in it
 */
function keep(program, source, inputs, startMs) {
  const all = ['tsconfig.json', 'package-lock.json', 'scripts/lib/source/bundle.mjs', ...inputs]
  const draft = `${fileOf(program)}.${process.pid}`
  try {
    if (all.some((input) => statSync(join(root, input)).mtimeMs >= startMs)) return
    const states = Object.fromEntries(all.map((input) => [input, stateOf(input)]))
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(draft, JSON.stringify({ inputs: states, source }))
    renameSync(draft, fileOf(program))
  } catch {
    // Where packages cannot be written, as in a container, each start bundles anew.
  }
}
