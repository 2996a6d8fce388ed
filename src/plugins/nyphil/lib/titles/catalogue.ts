/** Catalogues of works, as they are written. */
const CATALOGUES: [pattern: RegExp, written: string][] = [
  [/\bOP(?:US| ?\.) *(?=\d|POSTH)/g, 'Op. '],
  [/\bOP, (?=\d)/g, 'Op. '],
  [/\bNO\. ?0*(?=\d)/g, 'No. '],
  [/\bNOS\. ?(?=\d)/g, 'Nos. '],
  [/\bK\. ?(?=\d)/g, 'K. '],
  [/\bD\. ?(?=\d)/g, 'D. '],
  [/\bG\. ?(?=\d)/g, 'G. '],
  [/\bJ\. ?(?=\d)/g, 'J. '],
  [/\bS\. ?(?=\d)/g, 'S. '],
  [/\bSZ\.? ?(?=\d)/g, 'Sz. '],
  [/\bCH\. ?(?=\d)/g, 'Ch. '],
  [/\bANH\. ?(?=\d)/g, 'Anh. '],
  [/\bWOO ?(?=\d)/g, 'WoO '],
  [/\bHESS ?(?=\d)/g, 'Hess '],
  [/\bH\. ?(?=[XVI])/g, 'Hob. '],
]

/** Writes catalogue numbers as programmes do: `OP.61` is `Op. 61`, `K.297C` is `K. 297c`. */
export function writeCatalogueNumbers(title: string): string {
  const written = CATALOGUES.reduce((text, [pattern, name]) => text.replace(pattern, name), title)
  return written
    .replace(/\bPOSTH\./g, 'posth.')
    .replace(
      /(Hob\. )([XVI]+)([A-Z]?)[.:](\d+)/g,
      (_, name: string, part: string, letter: string, number: string) =>
        `${name}${part}${letter.toLowerCase()}:${number}`,
    )
}

const NUMBERED =
  /\b(?:Op\. (?:posth\. )?\d+[a-z]*(?:, No\. \d+)?|K\. \d+[a-z]*|D\. \d+|BWV \d+|HWV \d+|RV \d+|WWV \d+[A-Z]?|Sz\. \d+|BB \d+[a-z]?|WoO \d+|Hob\. [XVI]+[a-z]?:\d+|TH \d+|G\. \d+|S\. \d+|Ch\. \d+)/

/** The first catalogue number in a written title, or null. */
export const catalogueNumberOf = (title: string): string | null => NUMBERED.exec(title)?.[0] ?? null
