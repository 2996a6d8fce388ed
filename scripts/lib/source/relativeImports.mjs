import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `type` the package of a folder has, by folder; '' where it says nothing. @type {Map<string, string>} */
const types = new Map()

/** @param {string} folder @returns {string} */
function typeOf(folder) {
  let type = types.get(folder)
  if (type === undefined) {
    const file = join(folder, 'package.json')
    if (existsSync(file)) type = String(JSON.parse(readFileSync(file, 'utf8')).type ?? '')
    else type = folder.endsWith('node_modules') ? '' : typeOf(dirname(folder))
    types.set(folder, type)
  }
  return type
}

/**
 * Resolves what the ES modules of a package import of the same package. Node reads the whole `exports` of the package
 * again for each of them, which is a quarter of the time in which a program of ours starts.
 */
export const resolveRelativeImports = () =>
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { conditions, parentURL = '' } = context
      const isRelative = specifier.startsWith('.') && specifier.endsWith('.js') && conditions.includes('import')
      if (!isRelative || !parentURL.startsWith('file:') || !parentURL.includes('/node_modules/'))
        return nextResolve(specifier, context)
      const { href: url } = new URL(specifier, parentURL)
      if (typeOf(dirname(fileURLToPath(url))) !== 'module') return nextResolve(specifier, context)
      return { format: 'module', shortCircuit: true, url }
    },
  })
