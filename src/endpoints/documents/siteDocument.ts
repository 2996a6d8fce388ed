import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentType } from '../../access/contentType'
import { idOf } from '../../lib/values'
import { holds, type Person } from '../../access/person'
import { permissionKey, publishKey } from '../../access/permissions'
import { callboardOf } from '../../access/registryOf'
import { translatorOf } from '../../i18n/translator'
import type { LiveDocument } from '../../lib/site/addresses'
import { forbidden, notFound } from '../OperationError'
import { findStored, listNewest } from '@/database/documents/stored'

/** A document as far as its place on the website goes: as it is published, or was first drafted. */
export type SiteDocument = LiveDocument & { id: string; tenant?: unknown; deletedAt?: string | null }

/** The content type of that name. @throws OperationError 404 where there is none */
export function contentTypeOf(req: PayloadRequest, slug: string): ContentType {
  const type = callboardOf(req.payload).contentTypes.find((one) => one.slug === slug)
  if (!type) throw notFound('documents')
  return type
}

/** @returns null where there is none, or it is in the trash */
export async function findSiteDocument(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<SiteDocument | null> {
  const document = await findDocument(req, collection, id)
  return document && !document.deletedAt ? document : null
}

const findDocument = (req: PayloadRequest, collection: string, id: string): Promise<SiteDocument | null> =>
  findStored<SiteDocument>(req, { collection: collection as CollectionSlug, where: { id: { equals: id } } })

/**
 * A document as the public may find it: where it was published, with what its newest draft says of its date; as it is
 * drafted where it never was.
 */
export async function findPlace(req: PayloadRequest, collection: string, id: string): Promise<SiteDocument | null> {
  const stored = await findSiteDocument(req, collection, id)
  if (!stored) return null
  const { docs } = await listNewest<SiteDocument>(req, {
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  const draft = docs[0] ?? stored
  const place =
    stored._status === 'published' ? stored : { ...stored, relativePath: draft.relativePath, slug: draft.slug }
  return {
    ...place,
    publishDate: stored.publishDate ?? draft.publishDate,
    publishedAt: stored.publishedAt ?? draft.publishedAt,
  }
}

/** The tenant of a document, for an operation to act in. A document in the trash has one, too: its screen shows what there is to know of it. */
export const tenantOfDocument = async (
  { id, type }: { id: string; type: string },
  req: PayloadRequest,
): Promise<string | null> => idOf((await findDocument(req, contentTypeOf(req, type).slug, id))?.tenant)

/** The tenant of the first of some documents that is there, in the trash or not. */
export async function tenantOfFirst(
  req: PayloadRequest,
  documents: { collection: string; id: string }[],
): Promise<string | null> {
  for (const { collection, id } of documents) {
    const found = await findStored<SiteDocument>(req, {
      collection: contentTypeOf(req, collection).slug as CollectionSlug,
      where: { id: { equals: id } },
    })
    if (found) return idOf(found.tenant)
  }
  return null
}

/** @throws OperationError 403 unless the person may change what visitors see of this content type there */
export function requirePublish(
  req: PayloadRequest,
  person: Person | null,
  { group }: Pick<ContentType, 'group'>,
  tenantId: string | null,
): void {
  if (!holds(person, publishKey(group), tenantId))
    throw forbidden('documents', translatorOf(req.i18n)('publishNotAllowed'))
}

/** @throws OperationError 403 unless the person holds the verb for this content type there */
export function requireKey(
  person: Person | null,
  { group }: Pick<ContentType, 'group'>,
  verb: 'manage' | 'view',
  tenantId: string | null,
): void {
  if (!holds(person, permissionKey(group.name, verb), tenantId)) throw forbidden('documents')
}
