import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf, documentKey, findPersonName, translatorOf } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { findPersonNames } from '@/collections/hooks/findPersonName'
import { readNextSchedules } from '@/database/documents/schedules'
import { findSavedSince } from '@/database/saves/documentSaves'
import { findAddressChanges } from '@/endpoints/documents/addressChanges'
import { findHiddenTargets, type HiddenTargets } from '@/endpoints/documents/hiddenTargets'
import { siteMoments } from '@/endpoints/documents/siteMoments'
import { documentsOf, type StoredDocument } from '../database/documents'
import { findDanglingReferences } from './danglingReferences'
import { loadNewestVersions, titleOf } from './loadDocuments'
import { canCreateReleases, canPublishAll } from './permissions'
import type { StoredRelease } from './releases'
import { FAILURES, isOpenState, RELEASE_STATES } from './states'

export const summary = z.object({
  id: z.uuid(),
  title: z.string(),
  note: z.string().nullable(),
  state: z.enum(RELEASE_STATES),
  /** Moments in the time zone and format of the site. */
  plannedFor: z.string().nullable(),
  liveAt: z.string().nullable(),
  takenBackAt: z.string().nullable(),
  updatedAt: z.string(),
})

const document = z.object({
  collection: z.string(),
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  /** What going live does, or did, to it; `none`: it already has the intended state. */
  effect: z.enum(['none', 'publish', 'publishChanges', 'unpublish']),
  isPublish: z.boolean(),
  isGone: z.boolean(),
  /** Who changed it since it was added. Null if nobody did, '' for an account that no longer exists. */
  changedBy: z.string().nullable(),
  problems: z.array(z.string()),
  /** How going live changes the address that visitors know; null if it stays. */
  addressChange: z.object({ from: z.string(), to: z.string() }).nullable(),
  mayChange: z.boolean(),
})

const target = z.object({
  canPublish: z.boolean(),
  collection: z.string(),
  id: z.string(),
  kind: z.string(),
  moment: z.string().nullable(),
  state: z.enum(['draft', 'private', 'scheduled', 'trashed']),
  title: z.string(),
})

export const releaseDetails = summary.extend({
  createdBy: z.string().nullable(),
  plannedBy: z.string().nullable(),
  documents: z.array(document),
  /** How many documents the reader may not see. */
  unseen: z.number(),
  /** Documents referred to by the release that visitors will not see. */
  hidden: z.object({ targets: z.array(target), unseen: z.number() }),
  /** Documents that stay visible and refer to what the release unpublishes. */
  loose: z.object({
    places: z.array(
      z.object({ collection: z.string(), id: z.string(), kind: z.string(), target: z.string(), title: z.string() }),
    ),
    unseen: z.number(),
  }),
  /** Why it did not go live on time, if no single document is the cause. */
  failure: z.enum(FAILURES).nullable(),
  /** The reader may rename and delete it. */
  mayMake: z.boolean(),
  /** The reader may publish all its documents, and so plan it, make it live and take it back. */
  mayPublish: z.boolean(),
})

export type ReleaseSummary = z.infer<typeof summary>
export type ReleaseDetails = z.infer<typeof releaseDetails>
type Described = ReleaseDetails['documents'][number]

/** @param format formats an ISO moment in the time zone of the site */
export function toSummary(
  { id, liveAt, note, plannedFor, state, takenBackAt, title, updatedAt }: StoredRelease,
  format: (iso: string) => string,
): ReleaseSummary {
  const text = (moment: Date | null): string | null => moment && format(moment.toISOString())
  return {
    id,
    liveAt: text(liveAt),
    note,
    plannedFor: text(plannedFor),
    state,
    takenBackAt: text(takenBackAt),
    title,
    updatedAt: updatedAt.toISOString(),
  }
}

/** Describes a release for a reader. Documents they may not see are only counted. */
export async function describeRelease(
  req: PayloadRequest,
  person: Person | null,
  release: StoredRelease,
): Promise<ReleaseDetails> {
  const { format, formatWithZone } = await siteMoments(req, release.tenantId)
  const stored = await documentsOf(req, release.id)
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const seen = stored.filter(({ collection }) => {
    const type = types.get(collection)
    return !type || hasPermission(person, permissionKey(type.group.name, 'view'), release.tenantId)
  })
  const documents = await describeDocuments(req, person, release, seen, format)
  return {
    ...toSummary(release, formatWithZone),
    createdBy: await findPersonName(req, release.createdBy),
    documents,
    failure: release.state === 'failed' ? release.failure : null,
    hidden: isOpenState(release.state)
      ? await hiddenOf(req, release.tenantId, stored, seen)
      : { targets: [], unseen: 0 },
    loose: isOpenState(release.state)
      ? await findDanglingReferences(req, release.tenantId, stored, seen)
      : { places: [], unseen: 0 },
    mayMake: canCreateReleases(req, person, release.tenantId),
    mayPublish:
      canCreateReleases(req, person, release.tenantId) &&
      canPublishAll(
        req,
        person,
        release.tenantId,
        stored.map(({ collection }) => collection),
      ),
    plannedBy: await findPersonName(req, release.plannedBy),
    unseen: stored.length - seen.length,
  }
}

async function describeDocuments(
  req: PayloadRequest,
  person: Person | null,
  release: StoredRelease,
  seen: StoredDocument[],
  format: (iso: string) => string,
): Promise<Described[]> {
  const t = translatorOf(req.i18n)
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const known = seen.filter(({ collection }) => types.has(collection))
  const newest = await loadNewestVersions(req, release.tenantId, known)
  const isOpen = isOpenState(release.state)
  const changers = isOpen ? await changersOf(req, known) : new Map<string, string>()
  const collections = [...new Set(known.map(({ collection }) => collection))].map((slug) => ({
    hasTrash: Boolean(types.get(slug)?.collection.trash),
    slug,
  }))
  const schedules = isOpen
    ? await readNextSchedules(req, { collections, limit: 1_000, tenantId: release.tenantId })
    : []
  const addresses = isOpen
    ? await addressChangesOf(req, release.tenantId, known)
    : new Map<string, Described['addressChange']>()
  const times = new Map(schedules.map((schedule) => [documentKey(schedule), schedule]))
  return seen.map((entry) => {
    const key = documentKey({ collection: entry.collection, id: entry.documentId })
    const type = types.get(entry.collection)
    const version = newest.get(key)
    const time = times.get(key)
    const refusal =
      release.state === 'failed'
        ? release.refusals.find(({ collection, id }) => collection === entry.collection && id === entry.documentId)
        : undefined
    const problems = [
      !type && t('releaseNoType'),
      type && !version && t('releaseDeleted'),
      version?.isTrashed && t('publishInTrash'),
      time && t(time.isPublish ? 'releaseOwnTime' : 'releaseOwnTimeOff', { moment: format(time.at) }),
      refusal?.reason,
    ].filter((problem) => typeof problem === 'string')
    const effect =
      !version || !isOpen
        ? effectOf(entry)
        : entry.isPublish
          ? version.isPublished
            ? version.hasDraft
              ? 'publishChanges'
              : 'none'
            : 'publish'
          : version.isPublished
            ? 'unpublish'
            : 'none'
    return {
      addressChange: addresses.get(key) ?? null,
      changedBy: changers.get(key) ?? null,
      collection: entry.collection,
      effect,
      id: entry.documentId,
      isGone: !version || version.isTrashed,
      isPublish: entry.isPublish,
      kind: type
        ? String(
            getTranslation(
              req.payload.collections[entry.collection as CollectionSlug].config.labels.singular,
              req.i18n,
            ),
          )
        : entry.collection,
      mayChange: !type || hasPermission(person, permissionKey(type.group.name, 'manage'), release.tenantId),
      problems: [...new Set(problems)],
      title: titleOf(type, version) || entry.title,
    }
  })
}

/** The addresses that publishing the documents changes, by document key. */
async function addressChangesOf(
  req: PayloadRequest,
  tenantId: string,
  documents: StoredDocument[],
): Promise<Map<string, Described['addressChange']>> {
  const found = new Map<string, Described['addressChange']>()
  const published = documents.filter(({ isPublish }) => isPublish)
  for (const [collection, group] of Map.groupBy(published, (entry) => entry.collection)) {
    const ids = group.map(({ documentId }) => documentId)
    const { changes } = await findAddressChanges(req, { collection, ids, tenantId })
    for (const { from, id, to } of changes) found.set(documentKey({ collection, id }), { from, to })
  }
  return found
}

/** What going live did to a document, or would have done. */
function effectOf({ before, isPublish, outcome }: StoredDocument): Described['effect'] {
  if (outcome === 'none') return 'none'
  return !isPublish ? 'unpublish' : before?.hasDraft ? 'publishChanges' : 'publish'
}

/** Names of the people who changed the documents since they were added, by document key. */
async function changersOf(req: PayloadRequest, documents: StoredDocument[]): Promise<Map<string, string>> {
  const changers = new Map<string, string | null>()
  for (const [collection, group] of Map.groupBy(documents, (entry) => entry.collection)) {
    const saved = await findSavedSince(
      req,
      collection,
      group.map(({ addedAt, documentId: id }) => ({ id, since: addedAt.toISOString() })),
    )
    for (const [id, person] of saved) changers.set(documentKey({ collection, id }), person)
  }
  const names = await findPersonNames(
    req,
    [...changers.values()].filter((person) => person !== null),
  )
  return new Map([...changers].map(([key, person]) => [key, names.get(person ?? '') ?? '']))
}

/**
 * Documents referred to by the release that visitors will not see once it is live: drafts outside the release.
 * @param seen the documents of the release that the reader may see; only their references are returned
 */
async function hiddenOf(
  req: PayloadRequest,
  tenantId: string,
  stored: StoredDocument[],
  seen: StoredDocument[],
): Promise<HiddenTargets> {
  const published = seen.filter(
    ({ collection, isPublish }) =>
      isPublish && callboardOf(req.payload).contentTypes.some(({ slug }) => slug === collection),
  )
  const publishedKeys = new Set(
    stored
      .filter(({ isPublish }) => isPublish)
      .map(({ collection, documentId: id }) => documentKey({ collection, id })),
  )
  const targets = new Map<string, HiddenTargets['targets'][number]>()
  let unseen = 0
  for (const [collection, group] of Map.groupBy(published, (entry) => entry.collection)) {
    const hidden = await findHiddenTargets(req, {
      collection,
      ids: group.map(({ documentId }) => documentId),
      isLive: false,
      tenantId,
    })
    for (const reference of hidden.targets)
      if (!publishedKeys.has(documentKey(reference))) targets.set(documentKey(reference), reference)
    unseen += hidden.unseen
  }
  return { targets: [...targets.values()], unseen }
}
