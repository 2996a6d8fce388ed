/** Letters that Unicode does not divide into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
}

/** What is left out within a word: apostrophes, and what nobody sees, such as soft hyphens. */
const LEFT_OUT = /[’'‘ʼ`´\p{Cf}]/gu

/** Whether a letter is left out within a word. */
export const isLeftOut = (letter: string): boolean => letter !== '' && letter.replace(LEFT_OUT, '') === ''

/**
 * Normalises text for search: lower case, no accents, ligatures, apostrophes and soft hyphens, single spaces.
 * @example fold('Łukasz  Ábel') // 'lukasz abel'
 */
export function fold(text: string): string {
  return text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[æđðħłœøßþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Splits a query into folded words; at most eight. */
export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean).slice(0, 8)
