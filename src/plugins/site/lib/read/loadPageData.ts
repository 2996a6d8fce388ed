import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { callboardOf } from '@/exports/server'
import { eventParts } from '@/access/registryOf'
import { readPerformanceStates } from '@/database/website/listComing'
import { referencesOf } from '@/collections/references/references'
import type { Announcements } from '@/lib/events/announcement'
import type { Sale } from '@/lib/events/sale'
import { findBlocksOfTypes } from '@/lib/content/blocks'
import { parseFilm } from '@/lib/site/films'
import { cachedForSite } from '../cache/cachedForSite'
import { filmAddresses } from '../films/filmAddresses'
import { isFilmAllowed } from '../films/filmPlayer'
import { CARD_FIELDS } from './cardFields'
import { includedEventIds } from './navigation'
import { Library } from './Library'
import { scopeOf } from './performances'
import { readPublished, type Reader } from './Reader'
import { isRecord } from '@/lib/values'
import { THEME_BLOCK } from '@/lib/themes/themePlaces'
import { listUpcomingEvents } from '@/database/website/listPublished'

interface Listing {
  blockType?: string
  limit?: number | null
  source?: string | null
}

const DEFAULT_LIMIT = 6

/** Returns the number of upcoming events that the list blocks of a document show. */
function comingLimit(document: object): number {
  const { layout } = document as { layout?: unknown }
  const blocks: Listing[] = Array.isArray(layout) ? layout : []
  const lists = blocks.filter(({ blockType, source }) => blockType === 'eventList' && (source ?? 'coming') === 'coming')
  return Math.max(0, ...lists.map(({ limit }) => limit ?? DEFAULT_LIMIT))
}

/** Maximum number of events in a list block. */
const MAX_LISTED = 48

/** Loads the ids of current and upcoming events, ordered by next performance. */
const comingEvents = (reader: Reader): Promise<string[]> =>
  listUpcomingEvents(reader.payload, scopeOf(reader), MAX_LISTED)

interface Source {
  collection: string
  document: object
}

/** Reference depth: a page refers to reusable content, which refers to an event, which refers to an image. */
const ROUNDS = 3
/** Often referenced but rarely shown: loaded only when a template uses them. */
const LAZY = new Set(['organizations', 'seasons', 'series'])

/** Upper limit per content type, more than the largest page refers to. */
const MAX_PER_TYPE = 5000

interface LoadOptions {
  /** The page has structured data, which includes images of venues. */
  isDescribed?: boolean
  /** States of upcoming performances by event id, when all of them are already loaded. */
  known?: ReadonlyMap<string, string[]>
}

/**
 * Loads the documents that others refer to, and their references in turn: at most one query per content type and round.
 */
export async function loadPageData(
  reader: Reader,
  sources: Source[],
  { isDescribed = false, known = new Map() }: LoadOptions = {},
): Promise<Library> {
  const library = new Library()
  for (const { collection, document } of sources)
    if (collection === 'events') library.add(collection, [document as { id: string }])
  const performances = sources.flatMap(({ collection, document }) =>
    collection === 'event-instances' ? String((document as { id: string }).id) : [],
  )
  const [sales, announcements] = await Promise.all([readSales(reader, performances), readAnnouncements(reader)])
  library.sales = sales
  library.announcements = announcements.ofPerformances
  library.siteAnnouncements = announcements.ofSite
  let open = sources
  for (let round = 0; round < ROUNDS && open.length > 0; round++)
    open = (await fill(library, reader, open)).filter(({ collection }) => isDescribed || collection !== 'venues')
  await readStates(library, reader, known)
  return library
}

/** Loads the states of events whose performances are not loaded yet. */
async function readStates(
  library: Library,
  { payload, site }: Reader,
  known: ReadonlyMap<string, string[]>,
): Promise<void> {
  const open = library.ids('events').filter((id) => !known.has(id) && !library.states.has(id))
  const read = open.length > 0 ? await readPerformanceStates(payload, site.id, open) : new Map<string, string[]>()
  library.states = new Map([...library.states, ...known, ...read])
}

/** Loads the content of plugin blocks. No query when there are none. */
async function readEmbeds(library: Library, { payload, site }: Reader, sources: Source[]): Promise<void> {
  const known = callboardOf(payload).blocks
  const kinds = new Set(known.map(({ block }) => block.slug))
  const found = sources
    .flatMap(({ document }) => findBlocksOfTypes('layout' in document ? document.layout : null, kinds))
    .map(({ block }) => block)
  for (const {
    block: { slug },
    resolve,
  } of found.length > 0 ? known : []) {
    const pluginBlocks = found.filter(({ blockType }) => blockType === slug)
    const contents = pluginBlocks.length > 0 ? await resolve({ payload }, site.id, pluginBlocks) : []
    for (const [index, content] of contents.entries())
      if (content) library.embeds.set(String(pluginBlocks[index]?.id), content)
  }
}

const FILM_BLOCKS = new Set(['video'])

/** Finds the films of documents, whose players must be known before the head of the page is rendered. */
function findFilms(library: Library, { language, site }: Reader, sources: Source[]): void {
  const blocks = sources.flatMap(({ document }) =>
    findBlocksOfTypes('layout' in document ? document.layout : null, FILM_BLOCKS),
  )
  for (const { block } of blocks) {
    const film = typeof block.address === 'string' ? parseFilm(block.address, language) : null
    if (!film || typeof block.id !== 'string' || !isFilmAllowed(film, site)) continue
    library.films.set(block.id, film)
    library.filmAddresses.set(block.id, filmAddresses(film, site))
  }
}

/** Loads box office data: at most one query per ticketing plugin, none without performances. */
async function readSales({ payload, site }: Reader, ids: string[]): Promise<Map<string, Sale>> {
  if (ids.length === 0 || !site.sellsTickets) return new Map()
  const found = await Promise.all(eventParts(payload, 'sales').map((salesOf) => salesOf({ payload }, site.id, ids)))
  return new Map(found.flatMap((sales) => [...sales]))
}

/** Loads what visitors read about changes: one query per plugin for each version of the site. */
const readAnnouncements = (reader: Reader): Promise<Announcements> =>
  cachedForSite(reader, 'announcements', async () => {
    const { payload, site } = reader
    const parts = eventParts(payload, 'announcements')
    const found = await Promise.all(parts.map((announcementsOf) => announcementsOf({ payload }, site.id)))
    return {
      ofPerformances: new Map(found.flatMap(({ ofPerformances }) => [...ofPerformances])),
      ofSite: found.flatMap(({ ofSite }) => ofSite),
    }
  })

/** @returns the loaded documents, whose references are followed next */
async function fill(library: Library, reader: Reader, sources: Source[]): Promise<Source[]> {
  const requested = new Map<string, Set<string>>()
  const request = (collection: string, id: string) =>
    void requested.set(collection, (requested.get(collection) ?? new Set()).add(id))
  await readEmbeds(library, reader, sources)
  findFilms(library, reader, sources)
  library.isThemed ||= sources.some(({ document }) => isThemed(document))
  const coming = Math.max(0, ...sources.map(({ document }) => comingLimit(document)))
  if (coming > library.upcoming.length) library.upcoming = (await comingEvents(reader)).slice(0, coming)
  if (coming > 0) requested.set('events', new Set(library.upcoming.filter((id) => !library.has('events', id))))
  for (const id of sources.flatMap(includedEventIds)) if (!library.has('events', id)) request('events', id)
  for (const { collection, document } of sources) {
    const { config } = reader.payload.collections[collection as CollectionSlug]
    // Walks the data by its field definitions: needs no permissions and nothing of the request but `payload`.
    for (const { collection: target, id } of referencesOf(
      { payload: reader.payload } as PayloadRequest,
      config,
      document as Record<string, unknown>,
    )) {
      if (!CARD_FIELDS[target] || LAZY.has(target) || library.has(target, id)) continue
      request(target, id)
    }
  }
  for (const [collection, ids] of requested) library.markRequested(collection, [...ids])
  const read = await Promise.all([...requested].map(([collection, ids]) => readCards(reader, collection, [...ids])))
  return read.flatMap(({ collection, documents }) => {
    library.add(collection, documents)
    return documents.map((document) => ({ collection, document }))
  })
}

/** Loads the documents that rendering found missing. @returns those that were found, by content type */
export async function loadMissing(
  library: Library,
  reader: Reader,
): Promise<{ collection: string; documents: { id: string }[] }[]> {
  const requested = [...library.takeMissing()].filter(([collection]) => CARD_FIELDS[collection])
  const results = await Promise.all(requested.map(([collection, ids]) => readCards(reader, collection, ids)))
  for (const { collection, documents } of results) library.add(collection, documents)
  if (requested.some(([collection]) => collection === 'events')) await readStates(library, reader, new Map())
  return results.filter(({ documents }) => documents.length > 0)
}

async function readCards(
  reader: Reader,
  collection: string,
  ids: string[],
): Promise<{ collection: string; documents: { id: string }[] }> {
  const isFile = collection === 'media' || collection === 'files'
  const shown = ids.slice(0, MAX_PER_TYPE)
  const where: Where = { and: [{ id: { in: shown } }, ...(isFile ? [{ visibility: { equals: 'public' } }] : [])] }
  const documents = await readPublished(reader, collection as CollectionSlug, {
    limit: shown.length,
    select: CARD_FIELDS[collection],
    where,
  })
  return { collection, documents: documents as { id: string }[] }
}

/** Whether a document contains blocks of a theme. */
function isThemed(document: object): boolean {
  const { layout } = document as { layout?: unknown }
  return Array.isArray(layout) && layout.some((block: unknown) => isRecord(block) && block.blockType === THEME_BLOCK)
}
