import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../root.mjs'
import { StartError } from '../StartError.mjs'
import { filesOf } from './catalogue.mjs'
import { isUntranslated, problemOf } from './check.mjs'
import { staleKeys } from './history.mjs'
import { replaceLiterals } from './literals.mjs'

/** @typedef {'current' | 'stale' | 'untranslated'} State */
/** @typedef {{ key: string, english: string, translation: string, state: State }} Text */

const USAGE = 'Name a language, and where to write or read: npm run texts -- cy --out cy.json'

/**
 * @param {string[]} args of the command
 * @returns {Promise<string>} what was done
 * @throws StartError where a file cannot be taken: nothing is written then
 */
export async function runTexts([language, option, file]) {
  if (!language || !/^[a-z]{2}$/.test(language) || language === 'en') throw new StartError(USAGE)
  if (option === undefined) return summary(exportTexts(language))
  if (!file || !['--in', '--out'].includes(option)) throw new StartError(USAGE)
  const path = resolve(file)
  if (option === '--in') return importTexts(language, readTexts(path))
  const texts = exportTexts(language)
  writeFileSync(path, `${JSON.stringify({ language, texts }, null, 2)}\n`)
  return `${summary(texts)} Written to ${path}.`
}

/** @param {string} language @returns {Text[]} */
export function exportTexts(language) {
  const files = filesOf(language)
  if (files.length === 0) throw new StartError(`There are no texts in “${language}”.`)
  return files.flatMap((file) => {
    const stale = staleKeys(file)
    const texts = file.entries.map(({ english, key, literal: { text } }) => {
      const state = isUntranslated(english, text) ? 'untranslated' : stale.has(key) ? 'stale' : 'current'
      return { key, english, translation: text, state: /** @type {State} */ (state) }
    })
    return [
      ...texts,
      ...file.missing.map((key) => ({
        key,
        english: '',
        translation: '',
        state: /** @type {State} */ ('untranslated'),
      })),
    ]
  })
}

/** @param {Text[]} texts */
const summary = (texts) => {
  const count = (/** @type {State} */ state) => texts.filter((text) => text.state === state).length
  return `${texts.length} texts: ${count('untranslated')} untranslated, ${count('stale')} stale.`
}

/** @param {string} path @returns {Map<string, unknown>} translations by key */
function readTexts(path) {
  if (!existsSync(path)) throw new StartError(`There is no ${path}.`)
  /** @type {{ texts?: { key?: string, translation?: unknown }[] }} */
  const { texts } = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(texts)) throw new StartError('The file has no list “texts”.')
  return new Map(texts.map(({ key = '', translation }) => [key, translation]))
}

/** @param {string} language @param {Map<string, unknown>} given */
async function importTexts(language, given) {
  const files = filesOf(language)
  const known = new Map(files.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry])))
  const problems = [...given].flatMap(([key, translation]) => {
    const entry = known.get(key)
    // What did not change is as somebody wrote it, on purpose.
    if (entry?.literal.text === translation) return []
    return (entry ? problemOf(key, entry.english, translation) : `${key}: there is no such text.`) ?? []
  })
  if (problems.length > 0) throw new StartError(`Nothing was changed.\n${problems.join('\n')}`)

  let changed = 0
  for (const { entries, path, source } of files) {
    const changes = entries.flatMap(({ key, literal }) => {
      const text = given.get(key)
      return typeof text === 'string' && text !== literal.text ? [{ literal, text }] : []
    })
    if (changes.length === 0) continue
    const target = join(root, path)
    const written = await format(replaceLiterals(source, changes), {
      ...(await resolveConfig(target)),
      filepath: target,
    })
    writeFileSync(target, written)
    changed += changes.length
  }
  return `${changed} texts changed. Review them with git diff.`
}
