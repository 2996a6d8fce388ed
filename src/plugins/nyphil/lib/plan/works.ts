import { ensembleName } from '../names/ensembleName'
import { fit } from '../phrases'
import type { PerformedWork } from '../programme/fileSchema'
import { plainText } from '../titles/plainText'
import { readTitle } from '../titles/readTitle'
import { familyName, type RegisteredPerson, type People } from './people'
import type { PlannedDocument, Registry } from './registry'

export interface PlannedWork {
  document: PlannedDocument
  title: string
  composers: RegisteredPerson[]
  /** Family names, for event titles. */
  composer: string
}

interface Movement {
  number: number
  title: string
}

/** The archive lists anthems under their country. */
const ANTHEM = /^anthem,?$/i

/** Placeholders for works that are not split into movements. */
const NO_MOVEMENT = /^(?:unspecified|complete|selections?)$|\bexcerpts?\b/i

export interface Works {
  find: (work: PerformedWork) => PlannedWork | null
  /** Sets the movements, once all works have been read. */
  finish: () => void
}

/** The works of a file. What a programme lists of a work becomes one of its movements. */
export function newWorks(registry: Registry, people: People): Works {
  const movements = new Map<string, { data: Record<string, unknown>; seen: Map<string, Movement> }>()
  return {
    find: (entry) => {
      if (!entry.workTitle) return null
      const { catalogueNumber, coAuthors, title } = readTitle(entry.workTitle)
      const composer = entry.composerName ?? ''
      const composers = ensembleName(composer, '') ? [] : people.find(composer, 'Composer')
      const authors = coAuthors ? people.find(coAuthors, 'Author') : []
      const [number = '', part = ''] = entry.ID.split('*')
      const key = number === '' || number === '0' ? `${composer}|${title}` : number
      const document = registry.register('works', key, () => ({
        catalogueNumber: catalogueNumber && fit(catalogueNumber, 80),
        creators: [
          ...composers.map(({ id }) => ({ person: id, role: 'Composer' })),
          ...authors.map(({ id }) => ({ person: id, role: 'Author' })),
        ],
        title: fit(ANTHEM.test(composer) ? `${title} (national anthem)` : title, 300),
      }))
      if (entry.movement) {
        const entryMovements = movements.get(document.id) ?? { data: document.data, seen: new Map<string, Movement>() }
        addMovement(entryMovements.seen, plainText(entry.movement), Number.parseInt(part, 10))
        movements.set(document.id, entryMovements)
      }
      return { composer: composers.map(familyName).join('/'), composers, document, title: String(document.data.title) }
    },
    finish: () => {
      for (const { data, seen } of movements.values()) {
        const sorted = [...seen.values()].sort((a, b) => a.number - b.number)
        if (sorted.length > 0) data.movements = sorted.map(({ title }) => ({ title }))
      }
    },
  }
}

function addMovement(movements: Map<string, Movement>, text: string, number: number): void {
  const title = fit(text.replace(/ -- ?/g, ' – ').replace(/[\s–]+$/, ''), 300)
  if (title === '' || NO_MOVEMENT.test(title) || movements.has(title)) return
  movements.set(title, { number: Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number, title })
}
