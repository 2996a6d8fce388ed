import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * The names of all settings, as documented in `.env.example`.
 * @returns {string[]}
 */
export function settingNames() {
  const text = readFileSync(join(root, '.env.example'), 'utf8')
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}
