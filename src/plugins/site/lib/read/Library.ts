import type { CollectionSlug } from 'payload'
import { idOf } from '../../../../lib/values'
import type { Sale } from '../../../../lib/events/sale'
import type { ShownBlock } from '../../../../lib/site/embed'
import type { Config } from '../../../../payload-types'

type Document<Slug extends CollectionSlug> = Config['collections'][Slug]

/** Everything that a page refers to and that visitors may see. What is not in here does not exist for them. */
export class Library {
  /** Ids of events to come, where a list on the page shows them. */
  coming: string[] = []
  /** Something on the page is a block of the site's theme. */
  isThemed = false
  /** States of performances to come, by their events. */
  states: ReadonlyMap<string, string[]> = new Map()
  /** What blocks of plugins show, by the ids of the blocks. */
  readonly embeds = new Map<string, ShownBlock>()
  /** What box offices say of the sale of performances, by their ids. */
  sales: ReadonlyMap<string, Sale> = new Map()
  readonly #documents = new Map<string, object>()
  readonly #missing = new Set<string>()
  #wanted = new Map<string, Set<string>>()

  add(collection: string, documents: { id: number | string }[]): void {
    for (const one of documents) this.#documents.set(`${collection} ${one.id}`, one)
  }

  /** Notes what was asked for: of it, what is not there does not exist. */
  note(collection: string, ids: string[]): void {
    for (const id of ids) this.#missing.add(`${collection} ${id}`)
  }

  /** Ids of all documents of a content type. */
  ids(collection: string): string[] {
    return [...this.#documents.keys()].flatMap((key) =>
      key.startsWith(`${collection} `) ? key.slice(collection.length + 1) : [],
    )
  }

  has(collection: string, id: string): boolean {
    return this.#documents.has(`${collection} ${id}`)
  }

  /** @param value of a relationship: an id, whatever else stands there */
  get<Slug extends CollectionSlug>(collection: Slug, value: unknown): Document<Slug> | null {
    const id = idOf(value)
    if (id && !this.has(collection, id)) this.#want(collection, id)
    return id ? ((this.#documents.get(`${collection} ${id}`) as Document<Slug> | undefined) ?? null) : null
  }

  /** Those of a list that are there, in its order. */
  list<Slug extends CollectionSlug>(
    collection: Slug,
    values: unknown,
    limit = Number.POSITIVE_INFINITY,
  ): Document<Slug>[] {
    const all: unknown[] = Array.isArray(values) ? values : []
    return all
      .map((value) => this.get(collection, value))
      .filter((one) => one !== null)
      .slice(0, limit)
  }

  /** What was asked for and is not there yet, by content type. It is asked for once: what is not found then does not exist. */
  takeWanted(): Map<string, string[]> {
    const wanted = this.#wanted
    this.#wanted = new Map()
    for (const [collection, ids] of wanted) this.note(collection, [...ids])
    return new Map([...wanted].map(([collection, ids]) => [collection, [...ids]]))
  }

  #want(collection: string, id: string): void {
    if (this.#missing.has(`${collection} ${id}`)) return
    this.#wanted.set(collection, (this.#wanted.get(collection) ?? new Set()).add(id))
  }
}
