import type { CastLine } from './parseCastList'
import { groupOfRole, normalizeTerm, type CreditGroup } from './terms'

/** A parsed credit, whose person is only a name so far. */
export interface ReadCredit {
  group: CreditGroup
  name: string
  role: string
}

const MAX_NAME_LENGTH = 200
const MAX_ROLE_LENGTH = 160

/** All sides of lines that may be names, to look up on the site. */
export const possibleNames = (lines: readonly CastLine[]): string[] => [
  ...new Set(
    lines.flatMap((line) => [
      ...(line.person === 'second' ? [] : namesIn(line.first)),
      ...(line.person === 'first' ? [] : namesIn(line.second)),
    ]),
  ),
]

/**
 * Decides which side the people are on in lines that do not say: the side with more known people, otherwise opposite
 * the known roles, otherwise the second ("Hamlet – Jane Doe").
 * @param isKnown whether somebody of the site has the name
 */
export function sideOfPeople(lines: readonly CastLine[], isKnown: (name: string) => boolean): 'first' | 'second' {
  const open = lines.filter(({ person, second }) => person === null && second)
  const count = (side: 'first' | 'second', test: (text: string) => boolean) =>
    open.filter((line) => test(line[side])).length
  const repeats = (side: 'first' | 'second') =>
    open.length - new Set(open.map((line) => normalizeTerm(line[side]))).size
  const scoreOf = (side: 'first' | 'second', opposite: 'first' | 'second') =>
    4 * count(side, (text) => namesIn(text).some(isKnown)) +
    2 * count(opposite, (text) => groupOfRole(text) !== null) +
    2 * repeats(opposite) +
    count(side, (text) => /^\S+ \S+/.test(text))
  return scoreOf('first', 'second') > scoreOf('second', 'first') ? 'first' : 'second'
}

/**
 * The credits of a list, one per person.
 * @param side of the people in lines that do not say
 */
export function creditsOf(lines: readonly CastLine[], side: 'first' | 'second'): ReadCredit[] {
  return lines.flatMap((line) => {
    const personSide = line.second ? (line.person ?? side) : 'first'
    const role = (personSide === 'first' ? line.second : line.first).slice(0, MAX_ROLE_LENGTH)
    const group = line.group ?? (role ? groupOfRole(role) : null) ?? 'cast'
    return namesIn(personSide === 'first' ? line.first : line.second).map((name) => ({ group, name, role }))
  })
}

/** Splits "Jane Doe and John Roe" and "Jane Doe, John Roe" into names. "Doe, Jane" is one name. */
export function namesIn(text: string): string[] {
  const parts = text.split(/\s*[;/]\s*|\s+(?:&|and|y|und|et|و)\s+/iu).flatMap((part) => {
    const listed = part.split(/\s*[,،]\s*/u).filter(Boolean)
    return listed.length > 1 && listed.every((name) => /\S\s+\S/.test(name)) ? listed : [part]
  })
  return parts.map((name) => name.trim().slice(0, MAX_NAME_LENGTH).trim()).filter((name) => /\p{L}/u.test(name))
}
