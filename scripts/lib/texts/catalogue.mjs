import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { en as payload } from '@payloadcms/translations/languages/en'
import { root } from '../root.mjs'
import { literalsOf } from './literals.mjs'

/** @typedef {import('./literals.mjs').Literal} Literal */

/**
 * @typedef {object} Entry
 * @property {string} key folder and path: `src/i18n/account:accountLanguage`
 * @property {string} english empty where it stands in a definition only
 * @property {Literal} literal
 *
 * @typedef {object} MessageFile
 * @property {string} path of the translation, from the root
 * @property {string} source
 * @property {Entry[]} entries
 * @property {string[]} missing keys of English texts that the translation does not have
 */

/** Files that are programs or patterns, not texts of the admin. */
const APART = /plugins\/chat\/lib\//

/** Where the key is the English text. */
const LABELS = 'src/i18n/content/labels'
/** The same, with all languages in one file. */
const TABLES = ['src/i18n/content/appTexts.ts', 'src/i18n/content/screenTitles.ts']

/** Payload's own texts, by area and key. @type {Record<string, Record<string, string>>} */
const PAYLOAD = payload.translations

/**
 * The files of messages in a language, each with the English text of every translation.
 * @param {string} language
 * @returns {MessageFile[]}
 */
export const filesOf = (language) => [
  ...filesIn(`src/**/${language}.ts`)
    .filter((path) => !APART.test(path))
    .map(besideEnglish),
  ...filesIn(`src/i18n/payload/${language}/*.ts`).map((path) =>
    fileOf(path, ({ constant, path: key }) => PAYLOAD[constant]?.[key]),
  ),
  ...TABLES.map((path) =>
    fileOf(path, ({ path: key }) => (key.startsWith(`${language}.`) ? key.slice(language.length + 1) : undefined)),
  ),
]

/** @param {string} pattern */
const filesIn = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** @param {string} path @returns {MessageFile} */
function besideEnglish(path) {
  const english = join(root, dirname(path), 'en.ts')
  if (!existsSync(english)) return fileOf(path, ({ path: key }) => (dirname(path) === LABELS ? key : ''))
  const texts = textsOf(readFileSync(english, 'utf8'))
  const file = fileOf(path, ({ path: key }) => texts.get(key))
  const known = new Set(file.entries.map(({ literal }) => literal.path))
  const missing = [...texts.keys()].filter((key) => !known.has(key)).map((key) => `${dirname(path)}:${key}`)
  return { ...file, missing }
}

/**
 * @param {string} path
 * @param {(literal: Literal) => string | undefined} englishOf undefined for what is no text of this language
 * @returns {MessageFile}
 */
function fileOf(path, englishOf) {
  const source = readFileSync(join(root, path), 'utf8')
  const entries = literalsOf(source).flatMap((literal) => {
    const english = englishOf(literal)
    const place = path.startsWith('src/i18n/payload/') ? `src/i18n/payload:${literal.constant}` : dirname(path)
    const key = place.includes(':') ? `${place}.${literal.path}` : `${place}:${literal.path}`
    return english === undefined ? [] : [{ english, key, literal }]
  })
  return { entries, missing: [], path, source }
}

/** The texts of a file of messages by their path. @param {string} source */
export const textsOf = (source) => new Map(literalsOf(source).map(({ path, text }) => [path, text]))
