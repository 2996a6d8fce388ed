import type { BasePayload, CollectionSlug, TypedLocale, Where } from 'payload'
import type { Config } from '../../../../payload-types'
import type { Site } from '../Site'

/** For whom content is read: a visitor of a site, in one of its languages. */
export interface Reader {
  payload: BasePayload
  site: Site
  language: string
}

interface Asked {
  limit: number
  page?: number
  select?: Record<string, true>
  sort?: string
  where?: Where
}

type Document<Slug extends CollectionSlug> = Config['collections'][Slug]

/**
 * Published documents of the site, in the visitor's language, else in the site's first. What they refer to is their ids:
 * nothing comes along that has not been asked for. One statement.
 */
export async function readPublished<Slug extends CollectionSlug>({ language, payload, site }: Reader, collection: Slug, { limit, page = 1, select, sort, where }: Asked): Promise<Document<Slug>[]> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    fallbackLocale: site.defaultLanguage as TypedLocale,
    limit,
    locale: language as TypedLocale,
    // Visitors are nobody's staff: they see what is published, of this very site.
    overrideAccess: true,
    page,
    pagination: page > 1,
    select: select as never,
    sort,
    where: { and: [{ tenant: { equals: site.id } }, { _status: { equals: 'published' } }, ...(where ? [where] : [])] },
  })
  return docs as unknown as Document<Slug>[]
}
