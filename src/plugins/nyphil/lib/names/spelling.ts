import { transliterate } from 'transliteration'

const UMLAUTS: Record<string, string> = { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue' }

/** A word without accents, so that `Dvořák` and `Dvorak` are equal. */
export const withoutAccents = (text: string): string => transliterate(text).toLowerCase()

const germanPlain = (text: string): string =>
  withoutAccents(text.replace(/[ÄÖÜäöü]/g, (letter) => UMLAUTS[letter] ?? letter))

/** Whether two spellings are the same word: `Schaefer` and `Schäfer` are. */
const isSameWord = (a: string, b: string): boolean =>
  withoutAccents(a) === withoutAccents(b) || germanPlain(a) === germanPlain(b)

const accents = (text: string): number => [...text].filter((letter) => letter > '\x7f').length

/**
 * Replaces words with the better spelling that archives add in brackets: `Ades [Adès]`, `Renee (Renée)`, `MER, LA [THE
 * SEA]`. Brackets with anything else are kept.
 */
export function withRightSpelling(text: string): string {
  return text.replace(
    /([^()[\]]*)([([])([^()[\]]*)[)\]]/g,
    (whole, before: string, _bracket: string, inside: string) => {
      const insideWords = inside.trim().split(/\s+/)
      const head = before.trimEnd().split(/\s+/)
      const replaced = head.splice(-insideWords.length)
      const [, end = ''] = /([,.:;]?)$/.exec(replaced.at(-1) ?? '') ?? []
      const old = replaced.join(' ').slice(0, -end.length || undefined)
      if (inside.trim() === '' || !isSameWord(old, inside.trim())) return whole
      const better = accents(inside) >= accents(old) ? inside.trim() : old
      return [...head, better + end].join(' ')
    },
  )
}
