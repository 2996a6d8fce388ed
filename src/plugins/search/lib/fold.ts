/**
 * How text is compared in search: no case, no accents, single spaces.
 * @example fold('Łukasz  Ábel') // 'lukasz abel'
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđħ]/g, (letter) => ({ đ: 'd', ħ: 'h', ł: 'l', ø: 'o' })[letter] ?? letter)
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a query, folded; at most eight. */
export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean).slice(0, 8)
