import { CORRECTIONS, FAMILY_FIRST, NOBODY } from './corrections'
import { withRightSpelling } from './spelling'
import { zip } from '@/lib/lists/items'

/** A person's name for display and for sorting. */
export interface PersonName {
  name: string
  sortName: string
}

const SUFFIX = /^(?:(?:jr|sr)\.?|i{2,3}|iv)$/i
const JOINT = /\s*\/\s*|\s+(?:and|&)\s+|\s+-\s+/

/**
 * Parses the people in an entry of the archive. An entry may name several people, or nobody.
 * @example personNames('Mahler, Gustav') // [{ name: 'Gustav Mahler', sortName: 'Mahler, Gustav' }]
 * @example personNames('Ashman/Menken, Howard/Alan') // Howard Ashman, Alan Menken
 * @example personNames('Traditional,') // []
 */
export function personNames(entry: string): PersonName[] {
  return entry.split(';').flatMap((part) => readEntry(normalize(part)))
}

function readEntry(entry: string): PersonName[] {
  if (NOBODY.has(entry.toLowerCase())) return []
  const corrected = CORRECTIONS[entry.toLowerCase()]
  if (corrected) return corrected.flatMap(readNames)
  const whole = entry.split(/,?\s+(?:and|&)\s+/)
  if (whole.length > 1 && whole.every((part) => part.includes(',')))
    return whole.flatMap((part) => readEntry(normalize(part)))
  return readNames(entry)
}

/** Parses family name, given names and suffix: `Strauss, Johann, II`. */
function readNames(entry: string): PersonName[] {
  const [family = '', ...rest] = entry.split(/\s*,\s*/)
  const suffix = rest.slice(-1).find((part) => SUFFIX.test(part)) ?? ''
  const given = (suffix ? rest.slice(0, -1) : rest).join(', ')
  return splitPeople(family, given).map(([familyName, givenName]) => toName(familyName, givenName, suffix))
}

/** Splits an entry of several people, `Tepper/Bennett, Sid/Roy C.`, or of one family, `Hill, Patty and Mildred`. */
function splitPeople(family: string, given: string): [family: string, given: string][] {
  const families = family.split(JOINT)
  const givens = given.split(JOINT)
  if (families.length === givens.length) return zip(families, givens)
  if (families.length === 1) return givens.map((givenName) => [family, givenName])
  return [[family, given]]
}

function toName(family: string, given: string, suffix: string): PersonName {
  const [, nickname, surname] = /^(\S+) \[(\S+)\]$/.exec(family) ?? []
  const spelt = surname !== undefined && nickname === given ? surname : withoutNotes(withRightSpelling(family))
  const first = withoutNotes(withRightSpelling(given))
  const generation = suffix ? ` ${suffix}` : ''
  if (first === '') return { name: spelt + generation, sortName: spelt + generation }
  const sortName = `${spelt}, ${first}${suffix ? `, ${suffix}` : ''}`
  if (FAMILY_FIRST.has(sortName.toLowerCase())) return { name: `${spelt} ${first}`, sortName }
  return { name: `${first}${first.endsWith("'") ? '' : ' '}${spelt}${generation}`, sortName }
}

/** Removes nicknames and real names in brackets. */
const withoutNotes = (text: string): string => normalize(text.replace(/\s*[([][^()[\]]*[)\]]/g, ''))

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/,$/, '').trim()
