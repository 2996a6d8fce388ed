import type { PayloadRequest } from 'payload'
import type { ContentType } from '../../../access/contentType'
import { holds, type Person } from '../../../access/person'
import { permissionKey, publishKey } from '../../../access/permissions'
import { callboardOf } from '../../../access/registryOf'
import { forbidden, notFound, refused, stale } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { readStored, type StoredRelease } from '../database/releases'
import { isOpenState } from './states'

export const AREA = 'releases'
/** Documents in a release: all of them change in one transaction. */
export const MOST_DOCUMENTS = 200

/** The site of a release, for an operation to act in. */
export const tenantOfRelease = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readStored(req, id))?.tenantId ?? null

/** Content types whose publishing is a permission of its own, which is what a release is about. */
export const isReleasable = ({ group }: ContentType): boolean => group.hasPublish !== false

export const releasableTypes = (req: Pick<PayloadRequest, 'payload'>): ContentType[] =>
  callboardOf(req.payload).contentTypes.filter(isReleasable)

/** Whoever may change some content of the site sees its releases. */
export function requireReader(req: PayloadRequest, person: Person | null, tenantId: string | null): void {
  if (
    !releasableTypes(req).some(
      ({ group }) =>
        holds(person, permissionKey(group.name, 'manage'), tenantId) || holds(person, publishKey(group), tenantId),
    )
  )
    throw forbidden(AREA)
}

/** Whoever may publish some content of the site makes its releases. */
export const mayMake = (
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string | null,
): boolean => releasableTypes(req).some(({ group }) => holds(person, publishKey(group), tenantId))

/** @throws OperationError 403 */
export function requireMaker(req: PayloadRequest, person: Person | null, tenantId: string | null): void {
  if (!mayMake(req, person, tenantId)) throw forbidden(AREA, translatorOf(req.i18n)('releaseNotAllowed'))
}

/** May the person publish all that is in a release? What is of no known type is in the way by itself. */
export function mayPublishAll(
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string | null,
  collections: Iterable<string>,
): boolean {
  const groups = new Map(callboardOf(req.payload).contentTypes.map(({ group, slug }) => [slug, group]))
  return [...new Set(collections)].every((slug) => {
    const group = groups.get(slug)
    return !group || holds(person, publishKey(group), tenantId)
  })
}

/** @throws OperationError 403 unless the person may publish all that is in it */
export function requirePublishAll(
  req: PayloadRequest,
  person: Person | null,
  tenantId: string | null,
  collections: Iterable<string>,
): void {
  requireMaker(req, person, tenantId)
  if (!mayPublishAll(req, person, tenantId, collections))
    throw forbidden(AREA, translatorOf(req.i18n)('releaseMayNotAll'))
}

/**
 * A release that is about to be changed: nobody else changes it until the transaction ends.
 * @param seen its `updatedAt` as the caller read it; undefined where that does not matter
 * @throws OperationError 404, 409 where somebody has changed it meanwhile, 422 where it is over
 */
export async function openRelease(req: PayloadRequest, id: string, seen?: string): Promise<StoredRelease> {
  const release = await readStored(req, id, { forUpdate: true })
  if (!release) throw notFound(AREA)
  requireSeen(release, seen)
  if (!isOpenState(release.state)) throw refused(AREA, translatorOf(req.i18n)('releaseOver'))
  return release
}

/** @throws OperationError 409 where it is another than the caller has read */
export function requireSeen({ updatedAt }: StoredRelease, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== updatedAt.getTime()) throw stale(AREA)
}
