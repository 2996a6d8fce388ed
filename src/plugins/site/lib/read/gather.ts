import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { callboardOf } from '../../../../access/registryOf'
import { comingStates } from '../../../../database/website/comingStates'
import { referencesOf } from '../../../../collections/references/referencesOf'
import type { Sale } from '../../../../lib/events/sale'
import { blocksOfKinds } from '../../../../lib/content/blocksOfKinds'
import { CARD_FIELDS } from './cardFields'
import { includedIn } from './included'
import { Library } from './Library'
import { readPublished, type Reader } from './Reader'
import { isRecord } from '@/lib/objects/isRecord'
import { THEME_BLOCK } from '@/lib/themes/themePlaces'
import { listComingEvents } from '@/database/website/listPublished'

interface Listing {
  blockType?: string
  limit?: number | null
  source?: string | null
}

const USUAL = 6

/** How many events to come a document shows by the lists among its blocks. */
function comingWanted(document: object): number {
  const { layout } = document as { layout?: unknown }
  const blocks: Listing[] = Array.isArray(layout) ? layout : []
  const lists = blocks.filter(({ blockType, source }) => blockType === 'eventList' && (source ?? 'coming') === 'coming')
  return Math.max(0, ...lists.map(({ limit }) => limit ?? USUAL))
}

/** The most that a list of events can show. */
const MOST_LISTED = 48

/** Ids of the site's events that are still to come or on, that with the next performance first. */
const comingEvents = ({ payload, site }: Reader): Promise<string[]> => listComingEvents(payload, site.id, MOST_LISTED)

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

interface GatherOptions {
  /** The page is described for search engines: with the pictures of its places, which lists do not show. */
  isDescribed?: boolean
  /** States of performances to come, by their events, where all of them have been read already. */
  known?: ReadonlyMap<string, string[]>
}

/**
 * Reads what documents refer to, and what is shown of that in turn: at most one statement for each content type in each
 * round, however much there is.
 */
export async function gather(
  reader: Reader,
  sources: Source[],
  { isDescribed = false, known = new Map() }: GatherOptions = {},
): Promise<Library> {
  const library = new Library()
  for (const { collection, document } of sources)
    if (collection === 'events') library.add(collection, [document as { id: string }])
  library.sales = await readSales(
    reader,
    sources.flatMap(({ collection, document }) =>
      collection === 'event-instances' ? String((document as { id: string }).id) : [],
    ),
  )
  let open = sources
  for (let round = 0; round < ROUNDS && open.length > 0; round++)
    open = (await fill(library, reader, open)).filter(({ collection }) => isDescribed || collection !== 'venues')
  await readStates(library, reader, known)
  return library
}

/** What is to be said of each event: of those whose performances have been read that is known already. */
async function readStates(
  library: Library,
  { payload, site }: Reader,
  known: ReadonlyMap<string, string[]>,
): Promise<void> {
  const open = library.ids('events').filter((id) => !known.has(id) && !library.states.has(id))
  const read = open.length > 0 ? await comingStates(payload, site.id, open) : new Map<string, string[]>()
  library.states = new Map([...library.states, ...known, ...read])
}

/** Asks plugins what their blocks show; nothing where there are none of them. */
async function readEmbeds(library: Library, { payload, site }: Reader, sources: Source[]): Promise<void> {
  const known = callboardOf(payload).blocks
  const kinds = new Set(known.map(({ block }) => block.slug))
  const found = sources
    .flatMap(({ document }) => blocksOfKinds('layout' in document ? document.layout : null, kinds))
    .map(({ block }) => block)
  for (const {
    block: { slug },
    show,
  } of found.length > 0 ? known : []) {
    const own = found.filter(({ blockType }) => blockType === slug)
    const shown = own.length > 0 ? await show({ payload }, site.id, own) : []
    for (const [index, one] of shown.entries()) if (one) library.embeds.set(String(own[index]?.id), one)
  }
}

/** At most one statement for each plugin that knows of sales; none where there are no performances. */
async function readSales({ payload, site }: Reader, ids: string[]): Promise<Map<string, Sale>> {
  if (ids.length === 0 || !site.sellsTickets) return new Map()
  const found = await Promise.all(callboardOf(payload).sales.map((salesOf) => salesOf({ payload }, site.id, ids)))
  return new Map(found.flatMap((sales) => [...sales]))
}

/** @returns what was read, to be looked through for more */
async function fill(library: Library, reader: Reader, sources: Source[]): Promise<Source[]> {
  const wanted = new Map<string, Set<string>>()
  const want = (collection: string, id: string) =>
    void wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id))
  await readEmbeds(library, reader, sources)
  library.isThemed ||= sources.some(({ document }) => isThemed(document))
  const coming = Math.max(0, ...sources.map(({ document }) => comingWanted(document)))
  if (coming > library.coming.length) library.coming = (await comingEvents(reader)).slice(0, coming)
  if (coming > 0) wanted.set('events', new Set(library.coming.filter((id) => !library.has('events', id))))
  for (const id of sources.flatMap(includedIn)) if (!library.has('events', id)) want('events', id)
  for (const { collection, document } of sources) {
    const { config } = reader.payload.collections[collection as CollectionSlug]
    // A walk through the data by the fields of its type: it asks for nobody's rights and needs nothing else of a request.
    for (const { collection: target, id } of referencesOf(
      { payload: reader.payload } as PayloadRequest,
      config,
      document as Record<string, unknown>,
    )) {
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
  if (wanted.some(([collection]) => collection === 'events')) await readStates(library, reader, new Map())
  return read.some(({ documents }) => documents.length > 0)
}

async function readCards(
  reader: Reader,
  collection: string,
  ids: string[],
): Promise<{ collection: string; documents: { id: string }[] }> {
  const isFile = collection === 'media' || collection === 'files'
  const shown = ids.slice(0, MOST_OF_A_KIND)
  const where: Where = { and: [{ id: { in: shown } }, ...(isFile ? [{ visibility: { equals: 'public' } }] : [])] }
  const documents = await readPublished(reader, collection as CollectionSlug, {
    limit: shown.length,
    select: CARD_FIELDS[collection],
    where,
  })
  return { collection, documents: documents as { id: string }[] }
}

/** Has a document blocks of a theme? */
function isThemed(document: object): boolean {
  const { layout } = document as { layout?: unknown }
  return Array.isArray(layout) && layout.some((block: unknown) => isRecord(block) && block.blockType === THEME_BLOCK)
}
