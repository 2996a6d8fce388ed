import { restoreVersionOperation, type CollectionSlug, type PayloadRequest } from 'payload'
import { anyDocuments, callboardOf, personOf, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { publishKey } from '@/access/permissions'
import type { NewestVersion } from '@/database/documents/newestVersions'
import { lockedMessages } from '@/collections/saves/lockedError'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { documentsOf, type StoredDocument } from '../database/documents'
import { changeAllOrNone, Refused, type Actor, type Step } from './changeAllOrNone'
import { siteLanguage } from './goLive'
import { holdersAmong, keyOf, loadNewestVersions, readVersionsByKey, titleOf } from './loadDocuments'
import type { StoredRelease } from './releases'
import type { Refusal } from './states'

interface Item extends Step {
  stored: StoredDocument
}

interface TakingBack {
  release: StoredRelease
  /** Keeps documents that cannot be taken back as they are, and takes back the rest. */
  leavesOut: boolean
  /** Runs first in the same transaction. */
  begin: (req: PayloadRequest) => Promise<void>
  /** Runs last in the same transaction. @param kept the documents that stayed as they are */
  end: (req: PayloadRequest, kept: Refusal[]) => Promise<void>
}

/**
 * Restores what visitors saw of each document before its release went live, in one transaction. What the release had
 * published becomes a draft again and stays the newest version, so that no work is lost.
 * @throws Refused with the documents that have changed since or cannot be restored
 */
export async function takeBack(actor: Actor, { begin, end, leavesOut, release }: TakingBack): Promise<void> {
  let kept: Refusal[] = []
  await changeAllOrNone(actor, {
    change: takeBackOne,
    finish: (req) => end(req, kept),
    locale: await siteLanguage(actor, release.tenantId),
    occasion: { release: release.title },
    prepare: async (req) => {
      await begin(req)
      const found = await itemsOf(req, release)
      if (found.refusals.length > 0 && !leavesOut) throw new Refused(found.refusals)
      kept = found.refusals
      return found.items
    },
  })
}

async function itemsOf(req: PayloadRequest, release: StoredRelease): Promise<{ items: Item[]; refusals: Refusal[] }> {
  const stored = (await documentsOf(req, release.id)).filter(({ outcome }) => outcome !== null && outcome !== 'none')
  await awaitOtherSaves(req, ...stored.map(({ documentId }) => documentId))
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const known = stored.filter(({ collection }) => types.has(collection))
  const newest = await loadNewestVersions(req, release.tenantId, known)
  const holders = await holdersAmong(req, known)
  const lockedBy = await lockedMessages(req, holders.values())
  const versionsByKey = await readVersionsByKey(req, known)
  const person = await personOf(req)
  const t = translatorOf(req.i18n)
  const reasonOf = (entry: StoredDocument, version: NewestVersion | undefined): string | null => {
    const type = types.get(entry.collection)
    if (!type) return t('releaseNoType')
    if (!hasPermission(person, publishKey(type.group), release.tenantId)) return t('releaseMayNot')
    if (!version) return t('releaseDeleted')
    if (version.isTrashed) return t('publishInTrash')
    const holder = holders.get(keyOf(entry))
    if (holder) return lockedBy(holder)
    const versions = versionsByKey.get(keyOf(entry)) ?? []
    if (
      !versions.some(({ id, isNewest }) => isNewest && id === entry.leftVersion) ||
      Date.parse(version.updatedAt) !== entry.leftAt?.getTime()
    )
      return t('releaseChangedSince')
    return wasLive(entry) && !versions.some(({ id }) => id === entry.before?.liveVersion) ? t('releaseNoVersion') : null
  }
  const items: Item[] = []
  const refusals: Refusal[] = []
  for (const entry of stored) {
    const version = newest.get(keyOf(entry))
    const step = {
      collection: entry.collection,
      id: entry.documentId,
      title: titleOf(types.get(entry.collection), version) || entry.title,
    }
    const reason = reasonOf(entry, version)
    if (reason) refusals.push({ ...step, reason })
    else items.push({ ...step, stored: entry })
  }
  // Documents that were not live before are unpublished first, which frees addresses that others had before.
  return {
    items: [
      ...items.filter(({ stored: entry }) => !wasLive(entry)).reverse(),
      ...items.filter(({ stored: entry }) => wasLive(entry)),
    ],
    refusals,
  }
}

/** Whether the document was on the site before. One that the release unpublished must have been. */
const wasLive = ({ before, outcome }: StoredDocument): boolean =>
  outcome === 'unpublished' || before?.hasDraft === true || Boolean(before?.liveVersion)

async function takeBackOne(req: PayloadRequest, { collection, id, stored }: Item): Promise<void> {
  const { before, leftVersion } = stored
  if (!wasLive(stored)) {
    await anyDocuments(req).update({ collection, data: { _status: 'draft' }, depth: 0, id, overrideAccess: false, req })
    return
  }
  await restore(req, collection, before?.liveVersion ?? '', false)
  if (before?.hasDraft && leftVersion) await restore(req, collection, leftVersion, true)
}

/** Payload's Local API cannot restore a version as a draft; the operation behind its admin screen can. */
async function restore(req: PayloadRequest, collection: string, version: string, draft: boolean): Promise<void> {
  req.routeParams = { id: version }
  await restoreVersionOperation({
    collection: req.payload.collections[collection as CollectionSlug],
    depth: 0,
    draft,
    id: version,
    overrideAccess: false,
    req,
  })
  delete req.context.isRestoringVersion
}
