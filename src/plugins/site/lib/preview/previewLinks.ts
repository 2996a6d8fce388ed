import type { BasePayload, PayloadRequest, Where } from 'payload'
import { dbOf, lockValue } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { findPersonNames } from '@/collections/hooks/findPersonName'
import { idOf, required } from '@/lib/values'
import type { PreviewLink } from '@/payload-types'

/** A link as listed in the admin. Its token is not included: only its hash is stored. */
export interface ListedLink extends Pick<PreviewLink, 'createdAt' | 'expiresAt' | 'id' | 'language'> {
  createdBy: string
}

interface Target {
  collection: string
  id: string
  tenant: string
}

const LOCAL = {
  collection: 'preview-links',
  depth: 0,
  // Operations decide by the permissions for the document that a link shows; visitors have its token.
  overrideAccess: true,
} as const

const MAX_LISTED = 50
const KEPT_MS = 30 * 86_400_000

const isActive = (tenant: string, which: Where[]): Where => ({
  and: [
    ...which,
    { tenant: { equals: tenant } },
    { revokedAt: { exists: false } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ],
})

const isActiveFor = ({ collection, id, tenant }: Target): Where =>
  isActive(tenant, [{ collection: { equals: collection } }, { documentId: { equals: id } }])

const creatorOf = ({ createdBy }: PreviewLink): string => required(idOf(createdBy), 'the creator of a preview link')

export async function countActiveLinks(req: Transaction, target: Target): Promise<number> {
  return (await req.payload.count({ ...LOCAL, req, where: isActiveFor(target) })).totalDocs
}

/** Returns the active links of a document, newest first, at most 50. */
export async function activeLinks(req: PayloadRequest, target: Target): Promise<ListedLink[]> {
  const { docs } = await req.payload.find({
    ...LOCAL,
    limit: MAX_LISTED,
    pagination: false,
    req,
    sort: ['-createdAt', 'id'],
    where: isActiveFor(target),
  })
  const names = await findPersonNames(req, docs.map(creatorOf))
  return docs.map((link) => ({
    id: link.id,
    createdAt: link.createdAt,
    createdBy: names.get(creatorOf(link)) ?? '',
    expiresAt: link.expiresAt,
    language: link.language,
  }))
}

/** The document that an active link shows, and its creator. */
interface OpenLink {
  collection: string
  /** Id of the document. */
  id: string
  language: string
  createdBy: string
}

/** Finds the active link with a token on a site; null when there is none, or it has expired or been revoked. */
export async function findOpenLink(payload: BasePayload, tenant: string, tokenHash: string): Promise<OpenLink | null> {
  const where = isActive(tenant, [{ tokenHash: { equals: tokenHash } }])
  const [link] = (await payload.find({ ...LOCAL, limit: 1, pagination: false, where })).docs
  if (!link) return null
  return { collection: link.collection, createdBy: creatorOf(link), id: link.documentId, language: link.language }
}

interface NewLink extends Target {
  by: string
  expiresAt: string
  language: string
  tokenHash: string
}

/** Stores a link. @returns its id */
export async function addLink(req: Transaction, { by, id, ...link }: NewLink): Promise<string> {
  return (await req.payload.create({ ...LOCAL, data: { ...link, createdBy: by, documentId: id }, req })).id
}

/** Returns the document that a link shows, whether or not the link is active; null when there is no such link. */
export async function targetOfLink(req: Transaction, id: string): Promise<Target | null> {
  const link = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req })
  return (
    link && {
      collection: link.collection,
      id: link.documentId,
      tenant: required(idOf(link.tenant), 'the tenant of a preview link'),
    }
  )
}

/** Revokes a link. @returns false when it had already been revoked, also at this moment */
export async function endLink(req: Transaction, id: string): Promise<boolean> {
  await lockValue(await dbOf(req), 'preview-links', id)
  const link = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req })
  if (!link || link.revokedAt) return false
  await req.payload.update({ ...LOCAL, data: { revokedAt: new Date().toISOString() }, id, req })
  return true
}

/** Deletes the links of all sites that expired more than 30 days ago. */
export async function deleteEndedLinks(payload: BasePayload): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  await payload.delete({ ...LOCAL, where: { expiresAt: { less_than: before } } })
}

/** Deletes the links that a user has created, which show nothing without them. */
export async function deleteLinksOf(req: Transaction, userId: string): Promise<void> {
  await req.payload.delete({ ...LOCAL, req, where: { createdBy: { equals: userId } } })
}
