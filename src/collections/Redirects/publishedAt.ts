import type { BasePayload, CollectionSlug, PayloadRequest, TypedLocale, Where } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { hasPublicPage } from '@/lib/site/addresses'
import { splitSubAddress } from '@/lib/site/foldedPath'
import { listAt } from '@/lib/site/lists'

/** A website whose published content is looked up. */
export interface PublishedSite {
  id: string
  defaultLanguage: string
  /** Published languages, including the default. */
  languages: string[]
  /** Origins of its own addresses, without a trailing slash. */
  origins: ReadonlySet<string>
  payload: BasePayload
  /** A running operation, whose transaction is used. Default: none. */
  req?: PayloadRequest
}

/** Loads published documents of the site, of any type. Relationships stay ids. */
export async function findPublished<Found>(
  { defaultLanguage, id, payload, req }: PublishedSite,
  collection: string,
  { limit, select, where }: { limit: number; select: Record<string, true>; where: Where },
): Promise<Found[]> {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    depth: 0,
    limit,
    locale: defaultLanguage as TypedLocale,
    // For the server's own decisions, and for visitors, who have no account.
    overrideAccess: true,
    pagination: false,
    ...(req && { req }),
    select: select as never,
    sort: 'id',
    where: { and: [{ tenant: { equals: id } }, { _status: { equals: 'published' } }, where] },
  })
  return docs as Found[]
}

/** Where the document of a path can be: of a content type by its slug, or a page of the tree. The first found counts. */
export function placesAt(payload: BasePayload, path: string): { collection: CollectionSlug; where: Where }[] {
  const [collection = '', slug, ...rest] = path.split('/').filter(Boolean)
  const page = { collection: 'pages' as const, where: { relativePath: { equals: path } } }
  return slug !== undefined && rest.length === 0 && collection !== 'pages' && isAddressed(payload, collection)
    ? [{ collection, where: { slug: { equals: slug } } }, page]
    : [page]
}

/** Whether it is a content type whose documents have addresses. */
export function isAddressed(payload: BasePayload, slug: string): slug is CollectionSlug {
  if (!hasPublicPage(slug)) return false
  const type = callboardOf(payload).contentTypes.find((contentType) => contentType.slug === slug)
  return Boolean(
    type && payload.collections[type.slug as CollectionSlug].config.flattenedFields.some(({ name }) => name === 'slug'),
  )
}

/**
 * Finds what visitors see at a path: a document, a built-in list, or the calendar or feed of one.
 * @param path folded, without the language
 * @returns its title, empty for a list; null if nothing is there
 */
export async function publishedAt(site: PublishedSite, path: string): Promise<{ title: string } | null> {
  const { owner } = splitSubAddress(path)
  for (const { collection, where } of placesAt(site.payload, owner)) {
    const [found] = await findPublished<{ name?: string | null; title?: string | null }>(site, collection, {
      limit: 1,
      select: { name: true, title: true },
      where,
    })
    if (found) return { title: found.title ?? found.name ?? '' }
  }
  return owner === '/' || listAt(owner) ? { title: '' } : null
}
