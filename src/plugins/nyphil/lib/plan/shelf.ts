import { slugify } from '../../../../lib/content/slugify'
import { createHash } from 'node:crypto'

export interface PlannedDocument {
  id: string
  data: Record<string, unknown>
}

/** Collections in an order in which each only refers to earlier ones. */
export const ORDER = [
  'seasons',
  'series',
  'venues',
  'organizations',
  'people',
  'works',
  'events',
  'event-instances',
] as const

export type PlannedCollection = (typeof ORDER)[number]

/** The documents that a file is about, each once. */
export interface Shelf {
  /** The document of that name, made at the first call; later ones may add to its data. */
  take: (collection: PlannedCollection, key: string, make: () => Record<string, unknown>) => PlannedDocument
  documents: Record<PlannedCollection, PlannedDocument[]>
}

/**
 * @param source name of the archive: the same names in two archives are two documents
 */
export function newShelf(tenant: string, source: string): Shelf {
  const documents = Object.fromEntries(
    ORDER.map((collection) => [collection, [] as PlannedDocument[]]),
  ) as Shelf['documents']
  const known = new Map<string, PlannedDocument>()
  return {
    documents,
    take: (collection, key, make) => {
      const id = nameId(tenant, source, collection, key)
      let document = known.get(id)
      if (!document) {
        const data = make()
        const title = data.title ?? data.name
        document = {
          id,
          data: collection === 'event-instances' ? data : { ...data, slug: slugify(String(title ?? '')) },
        }
        known.set(id, document)
        documents[collection].push(document)
      }
      return document
    },
  }
}

/**
 * An id that follows from a name, so that the same thing read twice is one document. UUID version 8 (RFC 9562), from
 * SHA-256.
 * @param parts whose it is, where it comes from and what it is called there: `tenant`, `nyphil`, `works`, `2068`
 */
export function nameId(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = ((parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
