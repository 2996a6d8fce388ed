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
  const people = new Map<string, { data: Record<string, unknown>; parts: Map<string, number> }>()
  return {
    find: (entry, part) =>
      personNames(entry).map(({ name, sortName }) => {
        const person = registry.register('people', withoutAccents(sortName), () => ({
          name: fit(name, 200),
          sortName: fit(sortName, 200),
        }))
        const parts = people.get(person.id)?.parts ?? new Map<string, number>()
        parts.set(part, (parts.get(part) ?? 0) + 1)
        people.set(person.id, { data: person.data, parts })
        return { id: person.id, name: String(person.data.name), sortName: String(person.data.sortName) }
      }),
    finish: () => {
      for (const { data, parts } of people.values()) {
        const byFrequency = [...parts].filter(([part]) => part !== 'Soloist').sort((a, b) => b[1] - a[1])
        const names = byFrequency
          .slice(0, MAX_PROFESSIONS)
          .map(([part], index) => (index === 0 ? part : inSentence(part)))
        if (names.length > 0) data.profession = fit(names.join(', '), 160)
      }
    },
  }
}

/** The family name of a composer, as used in titles. */
export const familyName = ({ sortName }: PersonName): string => sortName.split(',')[0] ?? ''
