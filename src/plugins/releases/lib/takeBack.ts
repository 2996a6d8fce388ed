import { restoreVersionOperation, type CollectionSlug, type PayloadRequest } from 'payload'
import { holds } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { publishKey } from '../../../access/permissions'
import { callboardOf } from '../../../access/registryOf'
import { anyDocuments } from '../../../collections/anyDocuments'
import { lockedMessage } from '../../../collections/saves/lockedBy'
import type { NewestVersion } from '../../../database/documents/newestVersions'
import { versionIds } from '../../../database/documents/versionIds'
import { awaitOtherSaves } from '../../../database/saves/documentSaves'
import { namedKey } from '../../../endpoints/documents/namesOf'
import { translatorOf } from '../../../i18n/translator'
import { documentsOf } from '../database/documents'
import type { StoredDocument, StoredRelease } from '../database/releases'
import { asOne, Refused, type Actor, type Step } from './asOne'
import { holdersAmong, newestOf, siteLanguage, titleOf } from './goLive'
import type { Refusal } from './states'

interface Item extends Step {
  stored: StoredDocument
}

interface TakingBack {
  release: StoredRelease
  /** What stands in the way stays as it is, and the rest is taken back. */
  leavesOut: boolean
  /** In the same transaction, before anything else. */
  begin: (req: PayloadRequest) => Promise<void>
  /** In the same transaction, at its end. @param kept what stayed as it is */
  end: (req: PayloadRequest, kept: Refusal[]) => Promise<void>
}

/**
 * Brings back what visitors saw of each document before its release went live, in one transaction. What the release had
 * published is a draft again, and the newest version, so that nobody's work is lost.
 * @throws Refused with what somebody has changed since, or cannot be brought back
 */
export async function takeBack(actor: Actor, { begin, end, leavesOut, release }: TakingBack): Promise<void> {
  let kept: Refusal[] = []
  await asOne(actor, {
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
  const newest = await newestOf(req, release.tenantId, known)
  const holders = await holdersAmong(req, known)
  const person = await personOf(req)
  const t = translatorOf(req.i18n)
  const reasonOf = async (one: StoredDocument, version: NewestVersion | undefined): Promise<string | null> => {
    const type = types.get(one.collection)
    if (!type) return t('releaseNoType')
    if (!holds(person, publishKey(type.group), release.tenantId)) return t('releaseMayNot')
    if (!version) return t('releaseDeleted')
    if (version.isTrashed) return t('publishInTrash')
    const holder = holders.get(namedKey({ collection: one.collection, id: one.documentId }))
    if (holder) return lockedMessage(req, holder)
    const versions = await versionIds(req, one.collection, one.documentId)
    if (
      !versions.some(({ id, isNewest }) => isNewest && id === one.leftVersion) ||
      Date.parse(version.updatedAt) !== one.leftAt?.getTime()
    )
      return t('releaseChangedSince')
    return wasLive(one) && !versions.some(({ id }) => id === one.before?.liveVersion) ? t('releaseNoVersion') : null
  }
  const items: Item[] = []
  const refusals: Refusal[] = []
  for (const one of stored) {
    const version = newest.get(namedKey({ collection: one.collection, id: one.documentId }))
    const step = {
      collection: one.collection,
      id: one.documentId,
      title: titleOf(types.get(one.collection), version) || one.title,
    }
    const reason = await reasonOf(one, version)
    if (reason) refusals.push({ ...step, reason })
    else items.push({ ...step, stored: one })
  }
  // What was not on the site leaves it first, and with it the addresses that others had before.
  return {
    items: [
      ...items.filter(({ stored: one }) => !wasLive(one)).reverse(),
      ...items.filter(({ stored: one }) => wasLive(one)),
    ],
    refusals,
  }
}

/** Only what was on the site can have been taken off it. */
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

/** Payload's Local API restores no version as a draft; its operation does, as its screen has it. */
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
