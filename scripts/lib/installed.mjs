import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands while an installation is under way: one that was killed must be begun anew. */
export const installingMark = (/** @type {string} */ root) => join(root, 'node_modules', '.callboard-installing')

/** Says what the last build was made of. */
export const buildMark = (/** @type {string} */ root) => join(root, '.next', 'callboard-build')

/**
 * Whether node_modules holds what the lock file names. npm writes down what it installed; packages for other platforms
 * and ones that nothing demands may be missing, as may all of those for development once the application is built: an
 * image for production holds none.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  if (existsSync(installingMark(root))) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  if (!sameDemands(wanted[''], JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))) return false
  const isPruned = existsSync(buildMark(root)) && !Object.values(present).some(({ dev }) => dev)
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const found = present[path]
    const mayMiss = entry.optional || entry.peer || entry.devOptional || (entry.dev && isPruned)
    return found ? found.version === entry.version : Boolean(mayMiss)
  })
}

/**
 * Whether the lock file was made for this package.json.
 * @param {Record<string, unknown> | undefined} locked
 * @param {Record<string, unknown>} manifest
 */
export function sameDemands(locked, manifest) {
  const part = (/** @type {Record<string, unknown> | undefined} */ from, /** @type {string} */ kind) =>
    JSON.stringify(Object.entries(from?.[kind] ?? {}).sort())
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => part(locked, kind) === part(manifest, kind),
  )
}

/** @param {string} file @returns {Record<string, any> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
