import Runtime from 'jest-runtime'
import { createRequire, isBuiltin } from 'node:module'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { types } from 'node:util'
import { SyntheticModule } from 'node:vm'

const require = createRequire(import.meta.url)
const NODE_MODULES = `${sep}node_modules${sep}`
/** Modules of jest that keep the state of one test file. */
const PER_FILE_MODULES = /[\\/]jest-circus[\\/]build[\\/]/

// Caches shared by all test files of a process: resolved paths, packages loaded by Node, transformed sources and their
// source maps.
const paths = new Map()
const packages = new Map()
const sources = new Map()
const sourceMaps = new Map()

/**
 * Loads packages once per process with Node, and our own modules for each test file with jest. Overrides internals of
 * jest-runtime: review with every new version of jest.
 */
export default class PackagesOnce extends Runtime {
  #hasMocks = false

  constructor(...args) {
    super(...args)
    this.#cachePaths(this._resolution)
    this.#cacheSources(this.transformCache)
    this.#loadPackages(this.esmLoader)
  }

  #cachePaths(resolution) {
    const { resolveEsm } = resolution
    resolution.resolveEsm = (from, to) => cached(paths, `${from}\0${to}`, () => resolveEsm.call(resolution, from, to))
    resolution.resolveEsmAsync = async (from, to) => resolution.resolveEsm(from, to)
  }

  #cacheSources(cache) {
    const { transform } = cache
    cache.transform = (file, options) => {
      return cached(sources, file, () => {
        const source = transform.call(cache, file, options)
        for (const [name, map] of cache.getSourceMaps()) sourceMaps.set(name, map)
        return source
      })
    }
  }

  #loadPackages(loader) {
    const { loadEsmModule, resolveModule, resolveSpecifierForSyncGraph } = loader
    // Use the realm of the process.
    loader.getContext = () => undefined
    loader.resolveSpecifierForSyncGraph = (from, specifier, context, scratch, ...rest) => {
      const found = this.#packageOf(from, specifier)
      if (!found) return resolveSpecifierForSyncGraph.call(loader, from, specifier, context, scratch, ...rest)
      scratch.set(found, {
        cacheKey: found,
        excludeFromRegistry: true,
        kind: 'prelinked',
        module: cached(packages, found, () => wrap(found, load(found))),
      })
      return { cacheKey: found, enqueue: null, modulePath: found }
    }
    loader.resolveModule = async (specifier, from, context) => {
      const found = this.#packageOf(from, specifier)
      if (!found) return resolveModule.call(loader, specifier, from, context)
      if (!packages.has(found)) await loadAsync(found)
      return packages.get(found)
    }
    loader.loadEsmModule = async (...target) => {
      for (;;) {
        try {
          return await loadEsmModule.apply(loader, target)
        } catch (error) {
          if (!(error instanceof TopLevelAwait)) throw error
          await loadAsync(error.path)
        }
      }
    }
  }

  /** The file or name of the package that an import resolves to; undefined for our own modules and mocks. */
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
    if (!to) for (const file of Object.keys(require.cache)) if (PER_FILE_MODULES.test(file)) delete require.cache[file]
    return require(to ?? from)
  }

  getSourceMaps() {
    return sourceMaps
  }
}

/** A package with top-level await: it is imported asynchronously, then module loading restarts. */
class TopLevelAwait extends Error {
  constructor(path) {
    super(`${path} uses top-level await`)
    this.path = path
  }
}

function load(path) {
  try {
    return require(path)
  } catch (error) {
    throw error.code === 'ERR_REQUIRE_ASYNC_MODULE' ? new TopLevelAwait(path) : error
  }
}

async function loadAsync(path) {
  packages.set(path, wrap(path, await import(isBuiltin(path) ? path : pathToFileURL(path).href)))
}

/** Wraps a module that Node has loaded, so that our modules can link to it. */
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

function cached(map, key, make) {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}
