import type { BasePayload, CollectionSlug, TypedLocale, Where } from 'payload'
import type { Config } from '@/payload-types'
import type { TemplatePage } from '../../engine/templateNames'
import type { Site } from '../Site'

/** Context for reading content: a visitor of a site, in one of its languages. */
export interface Reader {
  payload: BasePayload
  site: Site
  language: string
  /** Returns the page size that the theme sets for a list of a page; null for the default. */
  pageSize?: (page: TemplatePage, list: string) => number | null
  /** The document that is being shown, whose template may have its own page sizes. */
  shown?: Pick<TemplatePage, 'collection' | 'document'>
}

/** Returns the page size of a list. */
export const pageSizeOf = ({ pageSize, shown }: Reader, template: string, list: string, usual: number): number =>
  pageSize?.({ ...shown, template }, list) ?? usual

export interface ReadOptions {
  /** Leaves out texts that are not written in the visitor's language. Default: those of the site's default language. */
  isOwnLanguage?: boolean
  limit: number
  page?: number
  select?: Record<string, true>
  sort?: string[] | string
  where?: Where
}

type Document<Slug extends CollectionSlug> = Config['collections'][Slug]

/**
 * Loads published documents of the site in the visitor's language, falling back to the site's default. Relationships
 * stay ids. One query.
 */
export async function readPublished<Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  options: ReadOptions,
): Promise<Document<Slug>[]> {
  return (await find(reader, collection, options, false)).rows
}

/** Like `readPublished`, with the total count. Two queries. */
export const readPublishedAndCount = <Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  options: ReadOptions,
): Promise<{ rows: Document<Slug>[]; total: number }> => find(reader, collection, options, true)

async function find<Slug extends CollectionSlug>(
  { language, payload, site }: Reader,
  collection: Slug,
  { isOwnLanguage = false, limit, page = 1, select, sort, where }: ReadOptions,
  isCounted: boolean,
): Promise<{ rows: Document<Slug>[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection,
    depth: 0,
    fallbackLocale: isOwnLanguage ? false : (site.defaultLanguage as TypedLocale),
    limit,
    locale: language as TypedLocale,
    // Visitors have no account: the query itself restricts the result to published documents of the site.
    overrideAccess: true,
    page,
    pagination: isCounted,
    select: select as never,
    // The default order of some types uses a localized name, which would take another query.
    sort: sort ?? 'id',
    where: { and: [{ tenant: { equals: site.id } }, { _status: { equals: 'published' } }, ...(where ? [where] : [])] },
  })
  return { rows: docs as unknown as Document<Slug>[], total: totalDocs }
}
