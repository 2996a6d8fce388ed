import { plain } from '../names/spelling'
import { personNames, type PersonName } from '../names/personName'
import { fit, inSentence } from '../phrases'
import type { Shelf } from './shelf'

export interface Known extends PersonName {
  id: string
}

/** The people of a file, with what each of them does. */
export interface People {
  /** Those whom an entry names, each seen once more in that part. */
  find: (entry: string, part: string) => Known[]
  /** Writes everybody's professions, when all have been seen. */
  finish: () => void
}

const MOST_PROFESSIONS = 3

export function newPeople(shelf: Shelf): People {
  const parts = new Map<string, Map<string, number>>()
  const data = new Map<string, Record<string, unknown>>()
  return {
    find: (entry, part) =>
      personNames(entry).map(({ name, sortName }) => {
        const person = shelf.take('people', plain(sortName), () => ({
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
        const often = [...own].filter(([part]) => part !== 'Soloist').sort((one, other) => other[1] - one[1])
        const names = often.slice(0, MOST_PROFESSIONS).map(([part], index) => (index === 0 ? part : inSentence(part)))
        if (names.length > 0) data.get(id)!.profession = fit(names.join(', '), 160)
      }
    },
  }
}

/** How a composer is called on a poster. */
export const familyName = ({ sortName }: PersonName): string => sortName.split(',')[0] ?? ''
