import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Exists during an installation: if it is left over, the installation was interrupted and must be repeated. */
export const installingMark = (/** @type {string} */ root) => join(root, 'node_modules', '.callboard-installing')

/** Holds the fingerprint of the last build's sources. */
export const buildMark = (/** @type {string} */ root) => join(root, '.next', 'callboard-build')

/**
 * Whether node_modules matches the lock file, according to npm's own record. Packages for other platforms and unneeded
 * peers may be missing, as may all devDependencies once the application is built: a production image has none.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  if (existsSync(installingMark(root))) return false
  const required = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!required || !present) return false
  if (!sameDemands(required[''], JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))) return false
  const isPruned = existsSync(buildMark(root)) && !Object.values(present).some(({ dev }) => dev)
  return Object.entries(required).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const found = present[path]
    const isOptional = entry.optional || entry.peer || entry.devOptional || (entry.dev && isPruned)
    return found ? found.version === entry.version : Boolean(isOptional)
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
