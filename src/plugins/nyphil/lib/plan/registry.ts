import { slugify } from '@/lib/content/slugify'
import { createHash } from 'node:crypto'

export interface PlannedDocument {
  id: string
  data: Record<string, unknown>
}

/** Collections ordered so that each refers to earlier ones only. */
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

/** The documents of an import, each once. */
export interface Registry {
  /** Returns the document with a key, created by the first call; later calls may add to its data. */
  register: (collection: PlannedCollection, key: string, make: () => Record<string, unknown>) => PlannedDocument
  documents: Record<PlannedCollection, PlannedDocument[]>
}

/** @param source name of the archive; the same key in two archives means two documents */
export function newRegistry(tenant: string, source: string): Registry {
  const documents = Object.fromEntries(
    ORDER.map((collection) => [collection, [] as PlannedDocument[]]),
  ) as Registry['documents']
  const byId = new Map<string, PlannedDocument>()
  return {
    documents,
    register: (collection, key, make) => {
      const id = nameId(tenant, source, collection, key)
      let document = byId.get(id)
      if (!document) {
        const data = make()
        const title = data.title ?? data.name
        document = {
          id,
          data: collection === 'event-instances' ? data : { ...data, slug: slugify(String(title ?? '')) },
        }
        byId.set(id, document)
        documents[collection].push(document)
      }
      return document
    },
  }
}

/**
 * A deterministic id, so that importing the same thing twice gives the same document. UUID version 8 (RFC 9562), from
 * SHA-256.
 * @param parts tenant, source, collection and key: `tenant`, `nyphil`, `works`, `2068`
 */
export function nameId(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
