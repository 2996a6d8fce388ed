import { withRightSpelling } from '../names/spelling'
import { articlesFirst } from './articles'
import { titleCase } from './casing'
import { catalogueNumberOf, writeCatalogueNumbers } from './catalogue'
import { inSpokenOrder } from './forms'
import { plainText, type MarkedText } from './plainText'

export interface WorkTitle {
  title: string
  /** Opus, Köchel, BWV, where the title has one. */
  catalogueNumber: string | null
  /** Further authors that the archive writes before the title, as an entry of names; empty where there are none. */
  coAuthors: string
}

const UNSPECIFIED = /\s*\((?:ARR\. )?(?:Unspecified|UNSPECIFIED|Unknown)\)/g

/**
 * Reads a title of the archive, which are in capitals and in the order of a card index.
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
  const ordered = inSpokenOrder(articlesFirst(sayArrangerOnce(spelt)))
  const title = titleCase(writeCatalogueNumbers(ordered)) || whole
  return { catalogueNumber: catalogueNumberOf(title), coAuthors, title }
}

/** `Martin, Hugh / HAVE YOURSELF A MERRY LITTLE CHRISTMAS`: what has small letters is no title. */
function takeCoAuthors(text: string): { coAuthors: string; rest: string } {
  const parts = text.split(/\s*\/\s+/)
  const names: string[] = []
  while (parts.length > 1 && /^\p{Lu}\p{Ll}/u.test(parts[0]!) && !parts[0]!.includes('(')) names.push(parts.shift()!)
  return { coAuthors: names.join('/'), rest: parts.join(' / ') }
}

/** `(ARR. MUSIKER) (ARR. Musiker)` */
const sayArrangerOnce = (title: string): string =>
  title.replace(/\(ARR\. ([^)]+)\) \(ARR\. ([^)]+)\)/g, (whole, one: string, other: string) =>
    one.toLowerCase() === other.toLowerCase() ? `(ARR. ${other})` : whole,
  )
