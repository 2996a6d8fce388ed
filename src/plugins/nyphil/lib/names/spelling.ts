import { transliterate } from 'transliteration'

const UMLAUTS: Record<string, string> = { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue' }

/** How a word is spelt by those who have no accents: `Dvořák` and `Dvorak` are the same. */
export const plain = (text: string): string => transliterate(text).toLowerCase()

const germanPlain = (text: string): string => plain(text.replace(/[ÄÖÜäöü]/g, (letter) => UMLAUTS[letter] ?? letter))

/** Is it the same word with other accents? `Schaefer` and `Schäfer` are. */
const isSameWord = (one: string, other: string): boolean =>
  plain(one) === plain(other) || germanPlain(one) === germanPlain(other)

const accents = (text: string): number => [...text].filter((letter) => letter > '\x7f').length

/**
 * Archives note the right spelling behind the plain one: `Ades [Adès]`, `Renee (Renée)`, `MER, LA [THE SEA]`.
 * Puts the better spelling in the place of the words before it, and leaves brackets that say something else.
 */
export function withRightSpelling(text: string): string {
  return text.replace(
    /([^()[\]]*)([([])([^()[\]]*)[)\]]/g,
    (whole, before: string, _bracket: string, inside: string) => {
      const words = inside.trim().split(/\s+/)
      const head = before.trimEnd().split(/\s+/)
      const replaced = head.splice(-words.length)
      const [, end = ''] = /([,.:;]?)$/.exec(replaced.at(-1) ?? '') ?? []
      const old = replaced.join(' ').slice(0, -end.length || undefined)
      if (inside.trim() === '' || !isSameWord(old, inside.trim())) return whole
      const better = accents(inside) >= accents(old) ? inside.trim() : old
      return [...head, better + end].join(' ')
    },
  )
}
