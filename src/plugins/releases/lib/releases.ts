import type { BasePayload, Where } from 'payload'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { SiteRelease } from '@/payload-types'
import { updateStored } from '@/database/documents/stored'
import type { DocumentId } from '@/database/documents/publicStates'
import { findOpenDocuments, type OpenDocument } from '../database/documents'
import { lockRelease } from '../database/releases'
import { isOpenState, RELEASE_STATES, type Failure, type Refusal, type ReleaseState } from './states'

/** A group of document changes of a tenant that go live together. */
export interface StoredRelease {
  id: string
  tenantId: string
  title: string
  note: string | null
  state: ReleaseState
  /** When it goes live automatically; null if it is not planned. */
  plannedFor: Date | null
  /** The user with whose permissions it goes live; null once the account is deleted. */
  plannedBy: string | null
  createdBy: string | null
  /** Covers the release itself and the list of its documents. */
  updatedAt: Date
  liveAt: Date | null
  takenBackAt: Date | null
  /** Why it did not go live on time, if no document is the cause. */
  failure: Failure | null
  /** The documents because of which it did not go live on time. */
  refusals: Refusal[]
}

const dateOf = (value: string | null | undefined): Date | null => (value ? new Date(value) : null)

const toStored = (release: SiteRelease): StoredRelease => ({
  createdBy: idOf(release.createdBy),
  failure: release.failure ?? null,
  id: release.id,
  liveAt: dateOf(release.liveAt),
  note: release.note ?? null,
  plannedBy: idOf(release.plannedBy),
  plannedFor: dateOf(release.plannedFor),
  // Only `writeFailure` writes them.
  refusals: (Array.isArray(release.refusals) ? release.refusals : []) as Refusal[],
  state: release.state,
  takenBackAt: dateOf(release.takenBackAt),
  tenantId: required(idOf(release.tenant), 'the tenant of a release'),
  title: release.title,
  updatedAt: new Date(release.updatedAt),
})

const LOCAL = {
  collection: 'site-releases',
  depth: 0,
  // Operations decide who may read and write, and what.
  overrideAccess: true,
} as const

/** @returns its id */
export async function addRelease(
  req: Transaction,
  { tenantId, ...release }: Pick<StoredRelease, 'createdBy' | 'note' | 'tenantId' | 'title'>,
): Promise<string> {
  const data = { ...release, state: 'draft' as const, tenant: tenantId }
  return (await req.payload.create({ ...LOCAL, data, req })).id
}

export async function findRelease(req: Transaction, id: string): Promise<StoredRelease | null> {
  const release = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req })
  return release && toStored(release)
}

/** Finds a release and locks it until the end of the transaction, so that concurrent changes wait for it. */
export async function findReleaseForUpdate(req: Transaction, id: string): Promise<StoredRelease | null> {
  await lockRelease(req, id)
  return findRelease(req, id)
}

/** Lists the ids of releases that are due, earliest first. Those of suspended sites wait until these are opened again. */
export async function dueReleases(payload: BasePayload): Promise<string[]> {
  const isDue: Where = {
    and: [
      { state: { equals: 'planned' } },
      { plannedFor: { less_than_equal: new Date().toISOString() } },
      { 'tenant.suspendedAt': { exists: false } },
    ],
  }
  const { docs } = await payload.find({
    ...LOCAL,
    pagination: false,
    select: {},
    sort: ['plannedFor', 'id'],
    where: isDue,
  })
  return docs.map(({ id }) => id)
}

/** Lists the releases of a tenant, newest first. */
export const releasesOf = (req: Transaction, tenantId: string, limit: number): Promise<StoredRelease[]> =>
  listReleases(req, { tenant: { equals: tenantId } }, limit)

/** Lists the releases of a tenant that can still go live, newest first. */
export const openReleasesOf = (req: Transaction, tenantId: string): Promise<StoredRelease[]> =>
  listReleases(req, { and: [{ tenant: { equals: tenantId } }, { state: { in: RELEASE_STATES.filter(isOpenState) } }] })

async function listReleases(req: Transaction, where: Where, limit?: number): Promise<StoredRelease[]> {
  const { docs } = await req.payload.find({
    ...LOCAL,
    limit,
    pagination: false,
    req,
    sort: ['-createdAt', '-id'],
    where,
  })
  return docs.map(toStored)
}

/** An open release that contains a document. */
export interface DocumentInRelease extends OpenDocument {
  title: string
}

/** Finds the open releases that contain any of the given documents of a tenant. */
export async function findOpenReleases(
  req: Transaction,
  tenantId: string,
  documents: DocumentId[],
): Promise<DocumentInRelease[]> {
  const found = await findOpenDocuments(req, tenantId, documents)
  if (found.length === 0) return []
  const ids = [...new Set(found.map(({ releaseId }) => releaseId))]
  const titles = new Map((await listReleases(req, { id: { in: ids } })).map(({ id, title }) => [id, title]))
  return found.flatMap((document) => {
    const title = titles.get(document.releaseId)
    return title === undefined ? [] : [{ ...document, title }]
  })
}

type Changed = Partial<
  Pick<
    SiteRelease,
    'liveAt' | 'liveBy' | 'note' | 'plannedBy' | 'plannedFor' | 'state' | 'takenBackAt' | 'takenBackBy' | 'title'
  >
>

/** For what ends a failure. */
const NO_FAILURE = { failure: null, refusals: null }

/**
 * Changes a locked release and its `updatedAt`, so that requests based on an older state are rejected. A new state ends
 * what was known of a failure.
 */
export async function writeRelease(req: Transaction, id: string, changed: Changed): Promise<void> {
  const data = { ...changed, ...(changed.state && NO_FAILURE), updatedAt: new Date().toISOString() }
  // In one statement: callers have read the release, and its collection has no hooks that run on updates.
  await updateStored(req, { collection: LOCAL.collection, data, id, returning: false })
}

/** Records why a release did not go live. Returns false if it was changed in the meantime. */
export async function writeFailure(
  req: Transaction,
  { id, updatedAt }: StoredRelease,
  why: Failure | Refusal[],
): Promise<boolean> {
  const current = await findReleaseForUpdate(req, id)
  if (current?.state !== 'planned' || current.updatedAt.getTime() !== updatedAt.getTime()) return false
  const cause = typeof why === 'string' ? { failure: why, refusals: null } : { failure: null, refusals: why }
  await req.payload.update({ ...LOCAL, data: { ...cause, state: 'failed' }, id, req })
  return true
}

/** Deletes a locked release. Its documents do not change. */
export async function deleteRelease(req: Transaction, id: string): Promise<void> {
  await req.payload.delete({ ...LOCAL, id, req })
}
