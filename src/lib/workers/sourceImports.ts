import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import path from 'node:path'

/**
 * Lets a child process run sources directly: resolves `@/…` and paths without an extension as the bundler does. Loaded
 * by `ChildWorker` before its program, which must be erasable TypeScript with all that it imports.
 */

const SOURCES = path.resolve(import.meta.dirname, '../..')

const ROOT = pathToFileURL(SOURCES).href

const ENDINGS = ['', '.ts', '/index.ts']

/** Returns the address of a source; null for packages, for what they import, and for what does not exist. */
function sourceOf(specifier: string, parent: string | undefined): string | null {
  if (!parent?.startsWith(ROOT) || !/^@?\.{0,2}\//.test(specifier)) return null
  const base = specifier.startsWith('@/')
    ? path.join(SOURCES, specifier.slice('@/'.length))
    : path.resolve(path.dirname(fileURLToPath(parent)), specifier)
  const found = ENDINGS.map((ending) => base + ending).find((file) => path.extname(file) !== '' && existsSync(file))
  return found ? pathToFileURL(found).href : null
}

registerHooks({
  resolve: (specifier, context, next) => next(sourceOf(specifier, context.parentURL) ?? specifier, context),
})
