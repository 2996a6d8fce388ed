import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { CollectionSlug, Sort } from 'payload'

/** The order of documents when none is given, as in Payload. */
const NEWEST_FIRST = '-createdAt'

interface Sorted {
  collection?: CollectionSlug
  sort?: Sort
}

/**
 * Ends every order with a unique key. Payload ends them with `createdAt`, which documents that were written in one
 * transaction (an import, a sync) share; PostgreSQL then orders them anew for each page, so that pages repeat some of
 * them and never show others.
 */
export function makeOrdersUnique(adapter: DrizzleAdapter): void {
  const defaultOf = (slug?: CollectionSlug): Sort | undefined =>
    slug && adapter.payload.collections[slug]?.config.defaultSort
  for (const [name, key] of [
    ['find', 'id'],
    ['findVersions', 'id'],
    ['queryDrafts', 'parent'],
  ] as const) {
    const read = adapter[name] as (this: DrizzleAdapter, args: Sorted) => Promise<unknown>
    const readInOrder = function (this: DrizzleAdapter, args: Sorted) {
      return read.call(this, { ...args, sort: toUniqueOrder(args.sort ?? defaultOf(args.collection), key) })
    }
    Object.assign(adapter, { [name]: readInOrder })
  }
}

/**
 * @param sort keys of an order, those for descending order with a minus
 * @param key a field whose values are unique
 * @returns the same order, with documents of equal keys from the newest to the oldest
 */
function toUniqueOrder(sort: Sort | undefined, key: string): string[] {
  const keys = [sort ?? []].flat().filter(Boolean)
  if (keys.some((one) => one.replace(/^-/, '') === key)) return keys
  const hasCreatedAt = keys.some((one) => one.replace(/^-/, '') === NEWEST_FIRST.slice(1))
  return [...keys, ...(hasCreatedAt ? [] : [NEWEST_FIRST]), `-${key}`]
}
