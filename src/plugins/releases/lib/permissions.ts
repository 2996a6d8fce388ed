import type { PayloadRequest } from 'payload'
import { callboardOf, forbidden, notFound, refused, stale, translatorOf } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import type { ContentType, Person } from '@/exports/types'
import { publishKey } from '@/access/permissions'
import { findRelease, findReleaseForUpdate, type StoredRelease } from './releases'
import { isOpenState } from './states'

export const AREA = 'releases'
/** Maximum number of documents in a release, as all of them change in one transaction. */
export const MAX_DOCUMENTS = 200

/** Resolves the tenant of an operation from the id of a release. */
export const tenantOfRelease = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await findRelease(req, id))?.tenantId ?? null

/** Whether a content type can be in a release: publishing it must be a separate permission. */
export const isReleasable = ({ group }: ContentType): boolean => group.hasPublish !== false

export const releasableTypes = (req: Pick<PayloadRequest, 'payload'>): ContentType[] =>
  callboardOf(req.payload).contentTypes.filter(isReleasable)

/**
 * Whether the person may add documents of a type to an open release. A planned release goes live without further checks
 * by a person, so adding to it requires permission to publish.
 */
export const canAdd = (person: Person | null, type: ContentType, { state, tenantId }: StoredRelease): boolean =>
  isReleasable(type) &&
  hasPermission(person, permissionKey(type.group.name, 'manage'), tenantId) &&
  (state !== 'planned' || hasPermission(person, publishKey(type.group), tenantId))

/** Whether the person may read releases, which requires permission to edit or publish any content of the tenant. */
export const canReadReleases = (
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string | null,
): boolean =>
  releasableTypes(req).some(
    ({ group }) =>
      hasPermission(person, permissionKey(group.name, 'manage'), tenantId) ||
      hasPermission(person, publishKey(group), tenantId),
  )

/** @throws OperationError 403 */
export function requireReleaseReader(req: PayloadRequest, person: Person | null, tenantId: string | null): void {
  if (!canReadReleases(req, person, tenantId)) throw forbidden(AREA)
}

/** Whether the person may create releases, which requires permission to publish any content of the tenant. */
export const canCreateReleases = (
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string | null,
): boolean => releasableTypes(req).some(({ group }) => hasPermission(person, publishKey(group), tenantId))

/** @throws OperationError 403 */
export function requireReleaseCreator(req: PayloadRequest, person: Person | null, tenantId: string | null): void {
  if (!canCreateReleases(req, person, tenantId)) throw forbidden(AREA, translatorOf(req.i18n)('releaseNotAllowed'))
}

/**
 * Whether the person may publish all the given collections. Unknown collections are ignored: they block a release
 * anyway.
 */
export function canPublishAll(
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string | null,
  collections: Iterable<string>,
): boolean {
  const groups = new Map(callboardOf(req.payload).contentTypes.map(({ group, slug }) => [slug, group]))
  return [...new Set(collections)].every((slug) => {
    const group = groups.get(slug)
    return !group || hasPermission(person, publishKey(group), tenantId)
  })
}

/** @throws OperationError 403 unless the person may publish all the given collections */
export function requirePublishAll(
  req: PayloadRequest,
  person: Person | null,
  tenantId: string | null,
  collections: Iterable<string>,
): void {
  requireReleaseCreator(req, person, tenantId)
  if (!canPublishAll(req, person, tenantId, collections))
    throw forbidden(AREA, translatorOf(req.i18n)('releaseMayNotAll'))
}

/**
 * Loads a release to change it, and locks it until the transaction ends.
 * @param seen its `updatedAt` as the caller read it; undefined skips the check
 * @throws OperationError 404, 409 if it has changed in the meantime, 422 if it is no longer open
 */
export async function openRelease(req: PayloadRequest, id: string, seen?: string): Promise<StoredRelease> {
  const release = await findReleaseForUpdate(req, id)
  if (!release) throw notFound(AREA)
  requireUnchanged(release, seen)
  if (!isOpenState(release.state)) throw refused(AREA, translatorOf(req.i18n)('releaseOver'))
  return release
}

/** @throws OperationError 409 if the release has changed since the caller read it */
export function requireUnchanged({ updatedAt }: StoredRelease, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== updatedAt.getTime()) throw stale(AREA)
}
