import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * The names of all settings, as `.env.example` explains them.
 * @returns {string[]}
 */
export function settingNames() {
  const text = readFileSync(join(root, '.env.example'), 'utf8')
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}
