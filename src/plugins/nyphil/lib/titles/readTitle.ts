import { withRightSpelling } from '../names/spelling'
import { titleCase } from './casing'
import { inSpokenOrder } from './forms'
import { plainText, type MarkedText } from './plainText'

/** Work catalogues, as they should be written. */
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

/** Formats catalogue numbers as programmes do: `OP.61` becomes `Op. 61`, `K.297C` becomes `K. 297c`. */
function writeCatalogueNumbers(title: string): string {
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

/** The first catalogue number in a formatted title, or null. */
const catalogueNumberOf = (title: string): string | null => NUMBERED.exec(title)?.[0] ?? null

const ARTICLES = "THE|AN|A|LA|LE|LES|L'|IL|LO|I|GLI|EL|LOS|DER|DIE|DAS|DES|DOS|EIN|EINE|UN|UNE"

/** A part of a title that ends with its article, such as `MER, LA`, at the end or before a bracket, colon or number. */
const INVERTED = new RegExp(`^([^,:([]+), ?(${ARTICLES})(\\.\\.\\.)?(?=\\s*(?:$|[,:([]))`)

/**
 * Moves articles to the front of each part of a title.
 * @example moveArticlesFirst('BARBIERE DI SIVIGLIA, IL: OVERTURE') // 'IL BARBIERE DI SIVIGLIA: OVERTURE'
 */
const moveArticlesFirst = (title: string): string =>
  title
    .split(/(:\s+)/)
    .map((part) =>
      part.replace(
        INVERTED,
        (_, name: string, article: string, dots = '') => `${article}${article.endsWith("'") ? '' : ' '}${name}${dots}`,
      ),
    )
    .join('')

export interface WorkTitle {
  title: string
  /** Opus, Köchel or BWV number, if the title has one. */
  catalogueNumber: string | null
  /** Further authors that the archive puts before the title, in the format of a name entry; empty if there are none. */
  coAuthors: string
}

const UNSPECIFIED = /\s*\((?:ARR\. )?(?:Unspecified|UNSPECIFIED|Unknown)\)/g

/**
 * Parses a title of the archive, which is in capitals and in the order of a card index.
 * @example readTitle('CONCERTO, VIOLIN, D MAJOR, OP.61').title // 'Violin Concerto in D major, Op. 61'
 * @example readTitle('MER, LA [THE SEA]').title // 'La Mer [The Sea]'
 */
export function readTitle(entry: MarkedText): WorkTitle {
  const whole = plainText(entry)
    .replace(/>(?=\s|$)/g, '')
    .replace(/(NO\. ?\d+)\. (?=OP)/g, '$1, ')
    .replace(/\bW\//g, 'WITH ')
    .replace(/\bPNO\b(?!\/)/g, 'PIANO')
  const { coAuthors, rest } = takeCoAuthors(whole)
  const spelt = withRightSpelling(rest.replace(UNSPECIFIED, '').replace(/,(?=[A-Z])/g, ', '))
    .replace(/\s+/g, ' ')
    .trim()
  const ordered = inSpokenOrder(moveArticlesFirst(removeRepeatedArranger(spelt)))
  const title = titleCase(writeCatalogueNumbers(ordered)) || whole
  return { catalogueNumber: catalogueNumberOf(title), coAuthors, title }
}

/** `Martin, Hugh / HAVE YOURSELF A MERRY LITTLE CHRISTMAS`: names contain lower-case letters, titles do not. */
function takeCoAuthors(text: string): { coAuthors: string; rest: string } {
  const parts = text.split(/\s*\/\s+/)
  const title = parts.findIndex((part, index) => index === parts.length - 1 || !isCoAuthor(part))
  return { coAuthors: parts.slice(0, title).join('/'), rest: parts.slice(title).join(' / ') }
}

const isCoAuthor = (part: string): boolean => /^\p{Lu}\p{Ll}/u.test(part) && !part.includes('(')

/** Removes the repetition in `(ARR. MUSIKER) (ARR. Musiker)`. */
const removeRepeatedArranger = (title: string): string =>
  title.replace(/\(ARR\. ([^)]+)\) \(ARR\. ([^)]+)\)/g, (whole, one: string, other: string) =>
    one.toLowerCase() === other.toLowerCase() ? `(ARR. ${other})` : whole,
  )
