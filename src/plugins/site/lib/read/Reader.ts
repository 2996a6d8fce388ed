import type { BasePayload, CollectionSlug, TypedLocale, Where } from 'payload'
import { callboardOf } from '@/exports/server'
import { fallbackLanguages } from '@/lib/languages/languages'
import type { Config } from '@/payload-types'
import type { TemplatePage } from '../../engine/templateNames'
import type { Site } from '../Site'
import { titlesByLanguage } from './titlesByLanguage'

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
  reader: Reader,
  collection: Slug,
  options: ReadOptions,
  isCounted: boolean,
): Promise<{ rows: Document<Slug>[]; total: number }> {
  const { language, payload, site } = reader
  const { isOwnLanguage = false, limit, page = 1, select, sort, where } = options
  const query = async (fallback: TypedLocale[] | TypedLocale | false, only?: string[]) => {
    const { docs, totalDocs } = await payload.find({
      collection,
      depth: 0,
      fallbackLocale: fallback,
      limit,
      locale: language as TypedLocale,
      // Visitors have no account: the query itself restricts the result to published documents of the site.
      overrideAccess: true,
      page: only ? 1 : page,
      pagination: isCounted && !only,
      select: select as never,
      // The default order of some types uses a localized name, which would take another query.
      sort: sort ?? 'id',
      where: {
        and: [
          { tenant: { equals: site.id } },
          { _status: { equals: 'published' } },
          ...(only ? [{ id: { in: only } }] : where ? [where] : []),
        ],
      },
    })
    return { rows: docs as unknown as Document<Slug>[], total: totalDocs }
  }
  const fallback = hasTitleOfItsOwn(reader, collection)
    ? (site.defaultLanguage as TypedLocale)
    : fallbackLanguages(site)
  const { rows, total } = await query(isOwnLanguage ? false : fallback)
  const untitled = isOwnLanguage ? [] : withoutTitle(reader, collection, { rows, select })
  if (untitled.length === 0) return { rows, total }
  const others = await query(fallbackLanguages(site), untitled)
  const byId = new Map(others.rows.map((row) => [row.id, row]))
  return { rows: rows.map((row) => byId.get(row.id) ?? row), total }
}

/**
 * Whether a title tells in which languages a document is written. The names of people, pictures and files are the same in
 * all, and performances are named in each: their texts are shown in any language that has them.
 */
const hasTitleOfItsOwn = ({ payload }: Reader, collection: string): boolean =>
  collection !== 'event-instances' && titlesByLanguage(payload).has(collection)

/**
 * The documents that are not written in the first language, as it was another one when they were published. They are
 * shown in any language that they are written in.
 */
function withoutTitle(
  { payload, site }: Reader,
  collection: string,
  { rows, select }: { rows: { id: string }[]; select: ReadOptions['select'] },
): string[] {
  const title = callboardOf(payload).contentTypes.find(({ slug }) => slug === collection)?.titleField
  if (!title || site.languages.length < 2 || (select && !select[title])) return []
  return rows.filter((row) => !(row as Readonly<Record<string, unknown>>)[title]).map(({ id }) => id)
}
