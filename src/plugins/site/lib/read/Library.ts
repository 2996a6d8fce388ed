import type { CollectionSlug } from 'payload'
import { idOf } from '@/lib/values'
import type { Announcement, SiteAnnouncement } from '@/lib/events/announcement'
import type { Sale } from '@/lib/events/sale'
import type { Film } from '@/lib/site/films'
import type { ShownBlock } from '@/lib/site/embed'
import type { Config } from '@/payload-types'
import type { FilmAddresses } from '../films/filmAddresses'

type Document<Slug extends CollectionSlug> = Config['collections'][Slug]

/** The content of a library as plain data. */
export interface LibraryData {
  announcements: ReadonlyMap<string, Announcement>
  documents: Map<string, object>
  embeds: Map<string, ShownBlock>
  filmAddresses: Map<string, FilmAddresses>
  films: Map<string, Film>
  isThemed: boolean
  missing: Set<string>
  sales: ReadonlyMap<string, Sale>
  siteAnnouncements: readonly SiteAnnouncement[]
  states: ReadonlyMap<string, string[]>
  upcoming: string[]
}

/** All documents that a page refers to and visitors may see. Documents not in the library do not exist for the page. */
export class Library {
  /** Ids of upcoming events, when the page lists them. */
  upcoming: string[] = []
  /** The page contains a block of the site's theme. */
  isThemed = false
  /** States of performances by event id, of events with any; see `readPerformanceStates`. */
  states: ReadonlyMap<string, string[]> = new Map()
  /** Content of plugin blocks by block id. */
  readonly embeds = new Map<string, ShownBlock>()
  /** Films that play on the page, by block id. */
  readonly films = new Map<string, Film>()
  /** Their addresses on the site itself. */
  readonly filmAddresses = new Map<string, FilmAddresses>()
  /** What visitors read about performances, by performance id. */
  announcements: ReadonlyMap<string, Announcement> = new Map()
  /** What all pages show. */
  siteAnnouncements: readonly SiteAnnouncement[] = []
  /** Box office data by performance id. */
  sales: ReadonlyMap<string, Sale> = new Map()
  readonly #documents = new Map<string, object>()
  readonly #missing = new Set<string>()
  #requested = new Map<string, Set<string>>()

  /** Creates a library from its data. */
  static from(data: LibraryData): Library {
    const library = new Library()
    for (const [key, document] of data.documents) library.#documents.set(key, document)
    for (const key of data.missing) library.#missing.add(key)
    for (const [id, shown] of data.embeds) library.embeds.set(id, shown)
    for (const [id, film] of data.films) library.films.set(id, film)
    for (const [id, addresses] of data.filmAddresses) library.filmAddresses.set(id, addresses)
    library.isThemed = data.isThemed
    library.announcements = data.announcements
    library.siteAnnouncements = data.siteAnnouncements
    library.sales = data.sales
    library.states = data.states
    library.upcoming = data.upcoming
    return library
  }

  /** Returns the content as plain data, which is not a copy. */
  toData(): LibraryData {
    const { announcements, embeds, filmAddresses, films, isThemed, sales, siteAnnouncements, states, upcoming } = this
    const [documents, missing] = [this.#documents, this.#missing]
    return {
      announcements,
      documents,
      embeds,
      filmAddresses,
      films,
      isThemed,
      missing,
      sales,
      siteAnnouncements,
      states,
      upcoming,
    }
  }

  add(collection: string, documents: { id: number | string }[]): void {
    for (const document of documents) this.#documents.set(`${collection} ${document.id}`, document)
  }

  /** Records ids as requested: those not added by then do not exist. */
  markRequested(collection: string, ids: string[]): void {
    for (const id of ids) this.#missing.add(`${collection} ${id}`)
  }

  /** Returns the ids of all documents of a content type. */
  ids(collection: string): string[] {
    return [...this.#documents.keys()].flatMap((key) =>
      key.startsWith(`${collection} `) ? key.slice(collection.length + 1) : [],
    )
  }

  /** Returns all documents. */
  all(): object[] {
    return [...this.#documents.values()]
  }

  has(collection: string, id: string): boolean {
    return this.#documents.has(`${collection} ${id}`)
  }

  /** Returns a document, or null and requests it. @param value of a relationship: an id or a document */
  get<Slug extends CollectionSlug>(collection: Slug, value: unknown): Document<Slug> | null {
    const id = idOf(value)
    if (id && !this.has(collection, id)) this.request(collection, id)
    return id ? ((this.#documents.get(`${collection} ${id}`) as Document<Slug> | undefined) ?? null) : null
  }

  /** Returns the available documents of a list, in its order. */
  list<Slug extends CollectionSlug>(
    collection: Slug,
    values: unknown,
    limit = Number.POSITIVE_INFINITY,
  ): Document<Slug>[] {
    const all: unknown[] = Array.isArray(values) ? values : []
    return all
      .map((value) => this.get(collection, value))
      .filter((document) => document !== null)
      .slice(0, limit)
  }

  /** Returns the missing documents by content type and marks them as requested: each is loaded at most once. */
  takeMissing(): Map<string, string[]> {
    const requested = this.#requested
    this.#requested = new Map()
    for (const [collection, ids] of requested) this.markRequested(collection, [...ids])
    return new Map([...requested].map(([collection, ids]) => [collection, [...ids]]))
  }

  /** Requests a document, unless it is known that visitors may not see it. */
  request(collection: string, id: string): void {
    if (this.#missing.has(`${collection} ${id}`)) return
    this.#requested.set(collection, (this.#requested.get(collection) ?? new Set()).add(id))
  }
}
