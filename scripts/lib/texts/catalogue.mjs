import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { literalsOf } from './literals.mjs'

/** Files whose English text is their key. */
const BY_ENGLISH = ['src/i18n/content/labels']
/** Files that are programs or patterns, not texts of the admin. */
const APART = /plugins[\\/]chat[\\/]lib[\\/]/

/**
 * @typedef {object} Entry
 * @property {string} key folder and path: `src/i18n/account:accountLanguage`
 * @property {string} english
 * @property {import('./literals.mjs').Literal} literal
 *
 * @typedef {object} MessageFile
 * @property {string} path of the translation, from the root
 * @property {string} source
 * @property {Entry[]} entries
 * @property {string[]} missing keys of English texts that the translation does not have
 */

/**
 * The files of messages in a language, each with the English text of every translation.
 * @param {string} language
 * @returns {MessageFile[]}
 */
export const filesOf = (language) =>
  globSync(`src/**/${language}.ts`, { cwd: root })
    .filter((path) => !APART.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => {
      const folder = dirname(path)
      const english = join(root, folder, 'en.ts')
      if (!existsSync(english) && !BY_ENGLISH.includes(folder)) return []
      return [fileOf(path, existsSync(english) ? readFileSync(english, 'utf8') : null)]
    })

/** @param {string} path @param {string | null} english the source of the English file @returns {MessageFile} */
function fileOf(path, english) {
  const folder = relative(root, join(root, dirname(path))).replaceAll('\\', '/')
  const source = readFileSync(join(root, path), 'utf8')
  const literals = literalsOf(source)
  const texts = english === null ? null : textsOf(english)
  const entries = literals.flatMap((literal) => {
    const text = texts ? texts.get(literal.path) : literal.path
    return text === undefined ? [] : [{ english: text, key: `${folder}:${literal.path}`, literal }]
  })
  const known = new Set(literals.map((literal) => literal.path))
  const missing = [...(texts?.keys() ?? [])].filter((key) => !known.has(key)).map((key) => `${folder}:${key}`)
  return { entries, missing, path, source }
}

/** The texts of a file of messages by their path. @param {string} source */
export const textsOf = (source) => new Map(literalsOf(source).map(({ path, text }) => [path, text]))
