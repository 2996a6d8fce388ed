import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { referencesOf } from '../../../../collections/references/referencesOf'
import { CARD_FIELDS } from './cardFields'
import { comingEvents } from './comingEvents'
import { comingWanted } from './comingWanted'
import { includedIn } from './included'
import { isThemed } from './isThemed'
import { Library } from './Library'
import { readPublished, type Reader } from './Reader'

interface Source {
  collection: string
  document: object
}

/** A page refers to a block for several pages, that to an event, and that to its picture. */
const ROUNDS = 3
/** Referred to often and shown seldom: read when a page asks for them. */
const LATER = new Set(['organizations', 'seasons', 'series'])

/** More than a page of the largest size refers to. */
const MOST_OF_A_KIND = 5000

/**
 * Reads what documents refer to, and what is shown of that in turn: at most one statement for each content type in each
 * round, however much there is.
 */
export async function gather(reader: Reader, sources: Source[]): Promise<Library> {
  const library = new Library()
  let open = sources
  for (let round = 0; round < ROUNDS && open.length > 0; round++) open = await fill(library, reader, open)
  return library
}

/** @returns what was read, to be looked through for more */
async function fill(library: Library, reader: Reader, sources: Source[]): Promise<Source[]> {
  const wanted = new Map<string, Set<string>>()
  const want = (collection: string, id: string) => void wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id))
  library.isThemed ||= sources.some(({ document }) => isThemed(document))
  const coming = Math.max(0, ...sources.map(({ document }) => comingWanted(document)))
  if (coming > library.coming.length) library.coming = (await comingEvents(reader)).slice(0, coming)
  if (coming > 0) wanted.set('events', new Set(library.coming.filter((id) => !library.has('events', id))))
  for (const id of sources.flatMap(includedIn)) if (!library.has('events', id)) want('events', id)
  for (const { collection, document } of sources) {
    const { config } = reader.payload.collections[collection as CollectionSlug]
    // A walk through the data by the fields of its type: it asks for nobody's rights and needs nothing else of a request.
    for (const { collection: target, id } of referencesOf({ payload: reader.payload } as PayloadRequest, config, document as Record<string, unknown>)) {
      if (!CARD_FIELDS[target] || LATER.has(target) || library.has(target, id)) continue
      want(target, id)
    }
  }
  for (const [collection, ids] of wanted) library.note(collection, [...ids])
  const read = await Promise.all([...wanted].map(([collection, ids]) => readCards(reader, collection, [...ids])))
  return read.flatMap(({ collection, documents }) => {
    library.add(collection, documents)
    return documents.map((document) => ({ collection, document }))
  })
}

/**
 * Reads what was asked for while a page was drawn and had not been read.
 * @returns whether there was anything
 */
export async function readWanted(library: Library, reader: Reader): Promise<boolean> {
  const wanted = [...library.takeWanted()].filter(([collection]) => CARD_FIELDS[collection])
  const read = await Promise.all(wanted.map(([collection, ids]) => readCards(reader, collection, ids)))
  for (const { collection, documents } of read) library.add(collection, documents)
  return read.some(({ documents }) => documents.length > 0)
}

async function readCards(reader: Reader, collection: string, ids: string[]): Promise<{ collection: string; documents: { id: string }[] }> {
  const isFile = collection === 'media' || collection === 'files'
  const shown = ids.slice(0, MOST_OF_A_KIND)
  const where: Where = { and: [{ id: { in: shown } }, ...(isFile ? [{ visibility: { equals: 'public' } }] : [])] }
  const documents = await readPublished(reader, collection as CollectionSlug, { limit: shown.length, select: CARD_FIELDS[collection], where })
  return { collection, documents: documents as { id: string }[] }
}
