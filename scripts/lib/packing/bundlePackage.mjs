import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../root.mjs'
import { UNBUNDLED } from './packedManifest.mjs'

/** Programs by their path in the package, without extension. Those of child processes have the path of their source. */
const PROGRAMS = {
  callboard: 'src/plugins/themes/cli/packed.ts',
  'programs/src/lib/pictures/worker/main': 'src/lib/pictures/worker/main.ts',
  'programs/src/plugins/themes/lib/css/worker/main': 'src/plugins/themes/lib/css/worker/main.ts',
}

/** Read only from uploads in a format of phones, which no theme has. */
const UNUSED = ['libheif-js']

/** Files of packages whose usual ones load others by names that they compute. */
const WHOLE = { 'css-tree': 'css-tree/dist/csstree.esm', 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' }

/** Bundled packages use `require` as modules of Node do. */
const BANNER = `import { createRequire as createRequireOf } from 'node:module'
const require = createRequireOf(import.meta.url)`

/**
 * Bundles the programs of the package with everything they need but `UNBUNDLED`.
 * @param {string} folder absolute path
 */
export async function bundlePackage(folder) {
  const { metafile } = await build({
    absWorkingDir: root,
    alias: WHOLE,
    banner: { js: BANNER },
    bundle: true,
    chunkNames: 'parts/[name]-[hash]',
    entryPoints: PROGRAMS,
    external: [...UNBUNDLED, ...UNUSED],
    format: 'esm',
    // Names of classes and functions are compared in places.
    keepNames: true,
    legalComments: 'none',
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    metafile: true,
    minify: true,
    outExtension: { '.js': '.mjs' },
    outdir: folder,
    platform: 'node',
    splitting: true,
    target: 'node22',
  })
  const program = join(folder, 'callboard.mjs')
  writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(program, 'utf8')}`)
  chmodSync(program, 0o755)
  writeFileSync(join(folder, 'LICENSES.txt'), licencesOf(includedIn(metafile)))
}

/**
 * Paths of the modules of which something is included.
 * @param {import('esbuild').Metafile} metafile
 */
const includedIn = ({ outputs }) =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? input : [])),
  )

/** @param {string[]} inputs paths of bundled modules */
function licencesOf(inputs) {
  const names = new Set(
    inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(input)?.[1] ?? []),
  )
  return [...names].sort().map(licenceOf).join('\n\n')
}

/** @param {string} name of a bundled package */
function licenceOf(name) {
  const folder = join(root, 'node_modules', name)
  const { license, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry))
  return `${name} ${version}: ${license}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`
}
