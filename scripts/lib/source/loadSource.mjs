// node --import <this file> program.ts: bundles the program and our modules that it imports before it runs. Node then
// resolves one file instead of 1,600, and starts in half the time.
import { enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, CACHE } from './bundle.mjs'
import { resolveRelativeImports } from './relativeImports.mjs'

// Node loads the file behind a link.
const program = process.argv[1] && realpathSync(process.argv[1])

if (program && /\.tsx?$/.test(program)) {
  // Keeps what V8 compiles of packages, too.
  enableCompileCache(join(CACHE, 'compiled'))
  resolveRelativeImports()
  const source = await bundle(program)
  setSourceMapsSupport(true, { nodeModules: false })
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith('file:') || fileURLToPath(url) !== program) return nextLoad(url, context)
      hooks.deregister()
      return { format: 'module', shortCircuit: true, source }
    },
  })
}
