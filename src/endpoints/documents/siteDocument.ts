import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentType } from '@/access/contentType'
import { idOf } from '@/lib/values'
import { hasPermission, type Person } from '@/access/person'
import { permissionKey, publishKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import { translatorOf } from '@/i18n/translator'
import type { LiveDocument } from '@/lib/site/addresses'
import { forbidden, notFound } from '@/endpoints/OperationError'
import { findStored, listNewest } from '@/database/documents/stored'

/** The fields of a document that determine its URL, as published or, for one that never was, as drafted. */
export type SiteDocument = LiveDocument & { id: string; tenant?: unknown; deletedAt?: string | null }

/**
 * The content type with the slug.
 * @throws OperationError 404 if there is none
 */
export function contentTypeOf(req: PayloadRequest, slug: string): ContentType {
  const type = callboardOf(req.payload).contentTypes.find((candidate) => candidate.slug === slug)
  if (!type) throw notFound('documents')
  return type
}

/** @returns null if it does not exist or is in the trash */
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
 * A document with the fields that determine its URL: those of the published version, or of the newest draft if it was
 * never published. Publication dates fall back to the newest draft.
 */
export async function findAddressedDocument(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<SiteDocument | null> {
  const stored = await findSiteDocument(req, collection, id)
  if (!stored) return null
  const { docs } = await listNewest<SiteDocument>(req, {
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  const draft = docs[0] ?? stored
  const addressed =
    stored._status === 'published' ? stored : { ...stored, relativePath: draft.relativePath, slug: draft.slug }
  return {
    ...addressed,
    publishDate: stored.publishDate ?? draft.publishDate,
    publishedAt: stored.publishedAt ?? draft.publishedAt,
  }
}

/** The tenant of a document, also in the trash, for an operation to act in. */
export const tenantOfDocument = async (
  { id, type }: { id: string; type: string },
  req: PayloadRequest,
): Promise<string | null> => idOf((await findDocument(req, contentTypeOf(req, type).slug, id))?.tenant)

/** The tenant of the first of the documents with the ids that exists, in the trash or not, for an operation to act in. */
export const tenantOfIds = (
  { ids, type }: { ids: string[]; type: string },
  req: PayloadRequest,
): Promise<string | null> =>
  tenantOfFirst(
    req,
    ids.map((id) => ({ collection: type, id })),
  )

/** The tenant of the first of the given documents that exists, in the trash or not. */
export async function tenantOfFirst(
  req: PayloadRequest,
  documents: { collection: string; id: string }[],
): Promise<string | null> {
  for (const { collection, id } of documents) {
    const document = await findStored<SiteDocument>(req, {
      collection: contentTypeOf(req, collection).slug as CollectionSlug,
      where: { id: { equals: id } },
    })
    if (document) return idOf(document.tenant)
  }
  return null
}

/** @throws OperationError 403 unless the person can publish this content type in the tenant */
export function assertCanPublish(
  req: PayloadRequest,
  person: Person | null,
  { group }: Pick<ContentType, 'group'>,
  tenantId: string | null,
): void {
  if (!hasPermission(person, publishKey(group), tenantId))
    throw forbidden('documents', translatorOf(req.i18n)('publishNotAllowed'))
}

/**
 * Refuses whoever does not hold the permission for this content type in the tenant.
 * @throws OperationError 403
 */
export function assertPermission(
  person: Person | null,
  { group }: Pick<ContentType, 'group'>,
  verb: 'manage' | 'view',
  tenantId: string | null,
): void {
  if (!hasPermission(person, permissionKey(group.name, verb), tenantId)) throw forbidden('documents')
}
