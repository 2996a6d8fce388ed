// node scripts/pack.mjs before|after: what npm runs around `npm pack`. The package is the program for theme developers
// (`callboard theme …`); it must not bring all packages that the product needs.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail } from './lib/fail.mjs'
import { bundlePackage } from './lib/packing/bundlePackage.mjs'
import { packedManifest } from './lib/packing/packedManifest.mjs'
import { root } from './lib/root.mjs'

const MANIFEST = join(root, 'package.json')
/** The manifest of the product, while that of the package is in its place. */
const ASIDE = join(root, 'node_modules', '.cache', 'callboard', 'package.json')

/** Also puts back what an interrupted `npm pack` has left. */
function putBack() {
  if (existsSync(ASIDE)) renameSync(ASIDE, MANIFEST)
}

async function before() {
  putBack()
  const manifest = packedManifest(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  const dist = join(root, 'dist')
  rmSync(dist, { force: true, recursive: true })
  await bundlePackage(dist)
  mkdirSync(dirname(ASIDE), { recursive: true })
  copyFileSync(MANIFEST, `${ASIDE}.draft`)
  renameSync(`${ASIDE}.draft`, ASIDE)
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
}

const [when] = process.argv.slice(2)
await Promise.resolve(when === 'before' ? before() : putBack()).catch(fail)
