import { withoutAccents } from '../names/spelling'
import { personNames, type PersonName } from '../names/personName'
import { fit, inSentence } from '../phrases'
import type { Registry } from './registry'

export interface RegisteredPerson extends PersonName {
  id: string
}

/** The people of a file, and what each of them does. */
export interface People {
  /** Finds or registers the people in an entry, and counts the part for each. */
  find: (entry: string, part: string) => RegisteredPerson[]
  /** Sets professions, once all people have been registered. */
  finish: () => void
}

const MAX_PROFESSIONS = 3

export function newPeople(registry: Registry): People {
  const parts = new Map<string, Map<string, number>>()
  const data = new Map<string, Record<string, unknown>>()
  return {
    find: (entry, part) =>
      personNames(entry).map(({ name, sortName }) => {
        const person = registry.register('people', withoutAccents(sortName), () => ({
          name: fit(name, 200),
          sortName: fit(sortName, 200),
        }))
        const own = parts.get(person.id) ?? new Map<string, number>()
        own.set(part, (own.get(part) ?? 0) + 1)
        parts.set(person.id, own)
        data.set(person.id, person.data)
        return { id: person.id, name: String(person.data.name), sortName: String(person.data.sortName) }
      }),
    finish: () => {
      for (const [id, own] of parts) {
        const byFrequency = [...own].filter(([part]) => part !== 'Soloist').sort((a, b) => b[1] - a[1])
        const names = byFrequency
          .slice(0, MAX_PROFESSIONS)
          .map(([part], index) => (index === 0 ? part : inSentence(part)))
        if (names.length > 0) data.get(id)!.profession = fit(names.join(', '), 160)
      }
    },
  }
}

/** The family name of a composer, as used in titles. */
export const familyName = ({ sortName }: PersonName): string => sortName.split(',')[0] ?? ''
