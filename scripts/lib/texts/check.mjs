/** Values that are put into a text, and tags around parts of it. */
const PLACEHOLDER = /\{\{.*?\}\}|\$\{.*?\}|<\/?\d+>/g

/** @param {string} text */
const placeholdersIn = (text) => (text.match(PLACEHOLDER) ?? []).sort()

/**
 * What is wrong with a translation that came back; null if nothing is.
 * @param {string} key
 * @param {string} english
 * @param {unknown} translation
 * @returns {string | null}
 */
export function problemOf(key, english, translation) {
  if (typeof translation !== 'string' || translation.trim() === '') return `${key}: the translation is missing.`
  if (/[`\\]/.test(translation) && !/[`\\]/.test(english)) return `${key}: leave out \` and \\.`
  const expected = placeholdersIn(english)
  const given = placeholdersIn(translation)
  if (`${expected}` === `${given}`) return null
  // "One minute" needs no number, and neither does its translation.
  if (key.endsWith('_one') && given.every((part) => expected.includes(part) || part === '{{count}}')) return null
  return `${key}: expected ${expected.join(' ') || 'no placeholders'}, found ${given.join(' ') || 'none'}.`
}

/**
 * Whether nobody has translated a text. Names of one word may well be the same in both languages.
 * @param {string} english
 * @param {string} translation
 */
export const isUntranslated = (english, translation) => english === translation && /\p{Ll}+ \p{Ll}/u.test(english)
