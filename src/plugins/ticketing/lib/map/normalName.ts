/**
 * Normalises a name for comparison: lower case, without accents, punctuation or repeated spaces.
 * @example normalName('Café  Théâtre, Studio 2') // 'cafe theatre studio 2'
 */
export const normalName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
