import type { ImportMap } from 'payload'
import type { TestApp } from '@tests/support/boot'
import { loadComponent } from './viewAt'

/**
 * Gives the application what screens look up in the import map of the web server: the cards that plugins add, and more
 * components by their paths.
 */
export async function loadComponents({ config, payload }: TestApp, ...more: string[]): Promise<void> {
  const paths = [...Object.values(config.admin.dependencies ?? {}).map(({ path }) => path), ...more]
  const components = await Promise.all(paths.map(async (path) => [path, await loadComponent(path)] as const))
  payload.importMap = { ...payload.importMap, ...(Object.fromEntries(components) as ImportMap) }
}
