import Runtime from 'jest-runtime'
import { createRequire, isBuiltin } from 'node:module'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { types } from 'node:util'
import { SyntheticModule } from 'node:vm'
import { toJavaScript } from './transform.mjs'

const require = createRequire(import.meta.url)
const NODE_MODULES = `${sep}node_modules${sep}`
/** Of jest's own code, what keeps the state of one test file. */
const OF_A_FILE = /[\\/]jest-circus[\\/]build[\\/]/

// For all files of a process: where an import leads, packages as Node has loaded them, our modules as JavaScript.
const paths = new Map()
const packages = new Map()
const sources = new Map()
const sourceMaps = new Map()

/**
 * Packages are loaded once in a process, by Node; our own modules anew for each test file, by jest. Overrides parts of
 * jest-runtime that are no API: look at this with every new version of jest.
 */
export default class PackagesOnce extends Runtime {
  #hasMocks = false

  constructor(...args) {
    super(...args)
    this.#keepPaths(this._resolution)
    this.#keepSources(this.transformCache)
    this.#loadPackages(this.esmLoader)
  }

  #keepPaths(resolution) {
    const { resolveEsm } = resolution
    resolution.resolveEsm = (from, to) => kept(paths, `${from}\0${to}`, () => resolveEsm.call(resolution, from, to))
    resolution.resolveEsmAsync = async (from, to) => resolution.resolveEsm(from, to)
  }

  #keepSources(cache) {
    const { transform } = cache
    cache.transform = (file, options) => {
      const mutant = globalThis.callboardMutant
      if (mutant?.file === file) return toJavaScript(mutant.source, file).code
      return kept(sources, file, () => {
        const source = transform.call(cache, file, options)
        for (const [name, map] of cache.getSourceMaps()) sourceMaps.set(name, map)
        return source
      })
    }
  }

  #loadPackages(loader) {
    const { loadEsmModule, resolveModule, resolveSpecifierForSyncGraph } = loader
    // The realm of the process.
    loader.getContext = () => undefined
    loader.resolveSpecifierForSyncGraph = (from, specifier, context, scratch, ...rest) => {
      const found = this.#packageOf(from, specifier)
      if (!found) return resolveSpecifierForSyncGraph.call(loader, from, specifier, context, scratch, ...rest)
      scratch.set(found, {
        cacheKey: found,
        excludeFromRegistry: true,
        kind: 'prelinked',
        module: kept(packages, found, () => wrap(found, load(found))),
      })
      return { cacheKey: found, enqueue: null, modulePath: found }
    }
    loader.resolveModule = async (specifier, from, context) => {
      const found = this.#packageOf(from, specifier)
      if (!found) return resolveModule.call(loader, specifier, from, context)
      if (!packages.has(found)) await loadLater(found)
      return packages.get(found)
    }
    loader.loadEsmModule = async (...target) => {
      for (;;) {
        try {
          return await loadEsmModule.apply(loader, target)
        } catch (error) {
          if (!(error instanceof Awaits)) throw error
          await loadLater(error.path)
        }
      }
    }
  }

  /** The file or the name of the package that an import means; none when it means a module of ours, or a mock. */
  #packageOf(from, specifier) {
    if (
      specifier === '@jest/globals' ||
      (this.#hasMocks && this.mockState.shouldMockEsmSync(from, specifier).shouldMock)
    )
      return undefined
    if (isBuiltin(specifier)) return specifier
    const path = this._resolution.resolveEsm(from, specifier)
    return path.includes(NODE_MODULES) ? path : undefined
  }

  setModuleMock(...args) {
    this.#hasMocks = true
    super.setModuleMock(...args)
  }

  requireInternalModule(from, to) {
    if (!to) for (const file of Object.keys(require.cache)) if (OF_A_FILE.test(file)) delete require.cache[file]
    return require(to ?? from)
  }

  getSourceMaps() {
    return sourceMaps
  }
}

/** A package that awaits something while it is loaded: it is imported, then the walk through the modules begins anew. */
class Awaits extends Error {
  constructor(path) {
    super(`${path} awaits something`)
    this.path = path
  }
}

function load(path) {
  try {
    return require(path)
  } catch (error) {
    throw error.code === 'ERR_REQUIRE_ASYNC_MODULE' ? new Awaits(path) : error
  }
}

async function loadLater(path) {
  packages.set(path, wrap(path, await import(isBuiltin(path) ? path : pathToFileURL(path).href)))
}

/** What Node has loaded, as a module that ours can be linked to. */
function wrap(identifier, loaded) {
  const members = types.isModuleNamespaceObject(loaded)
    ? { ...loaded }
    : { ...(Object(loaded) === loaded ? loaded : {}), default: loaded, 'module.exports': loaded }
  const names = Object.keys(members)
  const module = new SyntheticModule(
    names,
    function () {
      for (const name of names) this.setExport(name, members[name])
    },
    { identifier },
  )
  module.evaluate()
  return module
}

function kept(map, key, make) {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}
