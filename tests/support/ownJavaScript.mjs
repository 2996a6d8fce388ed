// Prints, as JSON, the gzipped size in bytes of each given screen's own browser code.
import { build } from 'esbuild'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Part of Payload's admin on every screen. */
const WITH_PAYLOAD = /^(?:@payloadcms\/|next(?:\/|$)|payload(?:\/|$)|react(?:-dom)?(?:\/|$))/
const PACKAGE = /^(?:[^./@]|@[^/])/
const common = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.css': 'empty', '.module.css': 'empty' },
  logLevel: 'error',
  outdir: 'nowhere',
  write: false,
}

const SURFACE = 'src/exports'
/** Where a name of the surface for plugins comes from, as `<entry>#<name>`. */
const modules = new Map(
  readdirSync(SURFACE).flatMap((file) =>
    [...readFileSync(join(SURFACE, file), 'utf8').matchAll(/export (?:type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
      ([, names = '', module]) =>
        names.split(',').map((name) => [`@/exports/${basename(file, '.ts')}#${name.trim()}`, module]),
    ),
  ),
)

/**
 * The source of a file that imports what it uses of the surface from where it lies, as the build of the application does:
 * esbuild would load all that an entry has.
 * @param {string} path
 */
const sourceOf = (path) =>
  readFileSync(path, 'utf8').replace(
    /import (type )?\{([^}]+)\} from '(@\/exports\/\w+)'/g,
    (_, isType = '', names, entry) =>
      names
        .split(',')
        .map((/** @type {string} */ name) => name.trim())
        .filter(Boolean)
        .map((/** @type {string} */ name) => {
          const [used] = name.replace(/^type /, '').split(' as ')
          return `import ${isType}{ ${name} } from '${modules.get(`${entry}#${used}`)}'`
        })
        .join('; '),
  )

/** @param {string} path */
const loaderOf = (path) => (path.endsWith('x') ? 'tsx' : 'ts')

/** Client component files that a screen imports. @param {string} screen */
async function clientFiles(screen) {
  const found = new Set()
  const collectClientFiles = {
    name: 'collect-client-files',
    setup(/** @type {import('esbuild').PluginBuild} */ { onLoad, onResolve }) {
      onResolve({ filter: PACKAGE }, ({ kind, path }) =>
        kind === 'entry-point' ? undefined : { external: true, path },
      )
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const contents = sourceOf(path)
        if (!/^['"]use client['"]/.test(contents)) return { contents, loader: loaderOf(path) }
        found.add(path)
        return { contents: '' }
      })
    },
  }
  await build({ ...common, entryPoints: [screen], platform: 'node', plugins: [collectClientFiles] })
  return [...found]
}

/** @param {string[]} files */
async function gzippedSize(files) {
  const excludePayload = {
    name: 'exclude-payload',
    setup(/** @type {import('esbuild').PluginBuild} */ { onLoad, onResolve }) {
      onResolve({ filter: PACKAGE }, ({ path }) => (WITH_PAYLOAD.test(path) ? { external: true, path } : undefined))
      onLoad({ filter: /src\/.*\.tsx?$/ }, ({ path }) => ({ contents: sourceOf(path), loader: loaderOf(path) }))
    },
  }
  const contents = files.map((file, index) => `export * as part${index} from ${JSON.stringify(file)}`).join('\n')
  const { metafile, outputFiles } = await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    minify: true,
    platform: 'browser',
    plugins: [excludePayload],
    splitting: true,
    stdin: { contents, resolveDir: process.cwd() },
  })
  const loaded = staticFiles(metafile.outputs)
  return outputFiles
    .filter(({ path }) => loaded.has(basename(path)))
    .reduce((sum, { contents: code }) => sum + gzipSync(code).length, 0)
}

/**
 * Files that a screen loads statically; dynamic imports do not count. @param {import('esbuild').Metafile['outputs']}
 * outputs
 */
function staticFiles(outputs) {
  const [entry] = Object.entries(outputs).flatMap(([path, { entryPoint }]) => (entryPoint === '<stdin>' ? [path] : []))
  const found = new Set(entry ? [entry] : [])
  for (const path of found)
    for (const { kind, path: next } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next]) found.add(next)
  return new Set([...found].map((path) => basename(path)))
}

/** @type {Record<string, number>} */
const sizes = {}
for (const screen of process.argv.slice(2))
  sizes[basename(screen, '.tsx')] = await gzippedSize(await clientFiles(resolve(screen)))
console.log(JSON.stringify(sizes))
