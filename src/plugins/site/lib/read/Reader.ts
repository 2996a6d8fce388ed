import type { BasePayload, CollectionSlug, TypedLocale, Where } from 'payload'
import type { Config } from '../../../../payload-types'
import type { Site } from '../Site'

/** For whom content is read: a visitor of a site, in one of its languages. */
export interface Reader {
  payload: BasePayload
  site: Site
  language: string
  /** How much of a list its theme wants on a page of what a template shows. Default: what is usual. */
  pageSize?: (template: string, list: string) => number | null
}

/** Length of a page of a list. */
export const pageSizeOf = ({ pageSize }: Reader, template: string, list: string, usual: number): number =>
  pageSize?.(template, list) ?? usual

export interface ReadOptions {
  limit: number
  page?: number
  select?: Record<string, true>
  sort?: string[] | string
  where?: Where
}

type Document<Slug extends CollectionSlug> = Config['collections'][Slug]

/**
 * Published documents of the site, in the visitor's language, else in the site's first. What they refer to is their ids:
 * nothing comes along that has not been requested. One statement.
 */
export async function readPublished<Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  options: Omit<ReadOptions, 'page'>,
): Promise<Document<Slug>[]> {
  return (await find(reader, collection, options, false)).rows
}

/** The same, with how many there are in all: a second statement. */
export const readPublishedAndCount = <Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  options: ReadOptions,
): Promise<{ rows: Document<Slug>[]; total: number }> => find(reader, collection, options, true)

async function find<Slug extends CollectionSlug>(
  { language, payload, site }: Reader,
  collection: Slug,
  { limit, page = 1, select, sort, where }: ReadOptions,
  isCounted: boolean,
): Promise<{ rows: Document<Slug>[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection,
    depth: 0,
    fallbackLocale: site.defaultLanguage as TypedLocale,
    limit,
    locale: language as TypedLocale,
    // Visitors are nobody's staff: they see what is published, of this very site.
    overrideAccess: true,
    page,
    pagination: isCounted,
    select: select as never,
    // The usual order of some types is by a name in a language: a statement more.
    sort: sort ?? 'id',
    where: { and: [{ tenant: { equals: site.id } }, { _status: { equals: 'published' } }, ...(where ? [where] : [])] },
  })
  return { rows: docs as unknown as Document<Slug>[], total: totalDocs }
}
