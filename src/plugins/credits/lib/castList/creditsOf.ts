import type { CastLine } from './parseCastList'
import { groupOfRole, plain, type CreditGroup } from './words'

/** A credit that was read, of somebody who is only a name yet. */
export interface ReadCredit {
  group: CreditGroup
  name: string
  role: string
}

const LONGEST_NAME = 200
const LONGEST_ROLE = 160

/** Every side that may be a person's name: what has to be looked for on the site. */
export const possibleNames = (lines: readonly CastLine[]): string[] => [
  ...new Set(
    lines.flatMap((line) => [
      ...(line.person === 'second' ? [] : namesIn(line.first)),
      ...(line.person === 'first' ? [] : namesIn(line.second)),
    ]),
  ),
]

/**
 * Which side the people are on where lines do not say: where more of them are known, else opposite of the roles, else
 * behind them ("Hamlet – Jane Doe").
 * @param isKnown somebody of the site is called so
 */
export function sideOfPeople(lines: readonly CastLine[], isKnown: (name: string) => boolean): 'first' | 'second' {
  const open = lines.filter(({ person, second }) => person === null && second)
  const count = (side: 'first' | 'second', test: (text: string) => boolean) =>
    open.filter((line) => test(line[side])).length
  const repeats = (side: 'first' | 'second') => open.length - new Set(open.map((line) => plain(line[side]))).size
  const ofPerson = (side: 'first' | 'second', other: 'first' | 'second') =>
    4 * count(side, (text) => namesIn(text).some(isKnown)) +
    2 * count(other, (text) => groupOfRole(text) !== null) +
    2 * repeats(other) +
    count(side, (text) => /^\S+ \S+/.test(text))
  return ofPerson('first', 'second') > ofPerson('second', 'first') ? 'first' : 'second'
}

/** The credits of a list, a person each. @param side where the people are in lines that do not say */
export function creditsOf(lines: readonly CastLine[], side: 'first' | 'second'): ReadCredit[] {
  return lines.flatMap((line) => {
    const at = line.second ? (line.person ?? side) : 'first'
    const role = (at === 'first' ? line.second : line.first).slice(0, LONGEST_ROLE)
    const group = line.group ?? (role ? groupOfRole(role) : null) ?? 'cast'
    return namesIn(at === 'first' ? line.first : line.second).map((name) => ({ group, name, role }))
  })
}

/** "Jane Doe and John Roe", "Jane Doe, John Roe": several. "Doe, Jane" is one. */
export function namesIn(text: string): string[] {
  const parts = text.split(/\s*[;/]\s*|\s+(?:&|and|y|und|et|و)\s+/iu).flatMap((part) => {
    const listed = part.split(/\s*[,،]\s*/u).filter(Boolean)
    return listed.length > 1 && listed.every((one) => /\S\s+\S/.test(one)) ? listed : [part]
  })
  return parts.map((name) => name.trim().slice(0, LONGEST_NAME).trim()).filter((name) => /\p{L}/u.test(name))
}
