import type { PayloadRequest, TypedLocale } from 'payload'
import { anyDocuments, callboardOf, documentKey, loadTenant, personOf, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { ContentType } from '@/exports/types'
import { publishKey } from '@/access/permissions'
import { lockedMessages } from '@/collections/saves/lockedError'
import type { NewestVersion } from '@/database/documents/newestVersions'
import { readReferencesOfEach } from '@/database/documents/publicStates'
import type { VersionId } from '@/database/documents/versionIds'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { documentsOf, writeOutcomes, type StoredDocument, type WrittenOutcome } from '../database/documents'
import { changeAllOrNone, findRefusals, Refused, previewChanges, type Actor, type Step } from './changeAllOrNone'
import { holdersAmong, keyOf, loadNewestVersions, readVersionsByKey, titleOf } from './loadDocuments'
import type { StoredRelease } from './releases'
import { sortByDependencies } from './sortByDependencies'
import type { Before, Outcome, Refusal } from './states'

interface Item extends Step {
  before: Before
  outcome: Outcome
  stored: StoredDocument
}

interface GoingLive {
  release: StoredRelease
  /** Documents that somebody else is editing block the release. At a planned time they are published regardless. */
  respectsLocks: boolean
  /** Runs first in the same transaction, to lock the release. @throws if it must not go live */
  begin: (req: PayloadRequest) => Promise<void>
  /** @throws if the release must not go live with these documents */
  check: (documents: StoredDocument[]) => void
  /** Runs last in the same transaction. @param changed number of documents that changed */
  end: (req: PayloadRequest, changed: number) => Promise<void>
}

/**
 * Publishes and unpublishes the documents of a release in one transaction.
 * @throws Refused if any of them is refused
 */
export async function goLive(actor: Actor, options: GoingLive): Promise<void> {
  await changeAllOrNone(actor, await workOf(actor, options))
}

/**
 * Returns what would prevent a release from going live now. Changes nothing.
 * @throws what `check` throws
 */
export async function findBlockers(
  actor: Actor,
  { check, release }: Pick<GoingLive, 'check' | 'release'>,
): Promise<Refusal[]> {
  const noop = async () => undefined
  try {
    return await findRefusals(
      actor,
      await workOf(actor, { begin: noop, check, end: noop, respectsLocks: true, release }),
    )
  } catch (error) {
    if (error instanceof Refused) return error.refusals
    throw error
  }
}

/**
 * Previews the content once a release is live. Nothing is kept; documents that cannot go live are left out.
 * @param look reads within the transaction; receives what was left out
 */
export async function previewLive<Seen>(
  actor: Actor,
  release: StoredRelease,
  look: (req: PayloadRequest, leftOut: Refusal[]) => Promise<Seen>,
): Promise<Seen> {
  let missing: Refusal[] = []
  const work = {
    change: changeOne,
    locale: await siteLanguage(actor, release.tenantId),
    occasion: { release: release.title },
    prepare: async (req: PayloadRequest) => {
      const documents = await documentsOf(req, release.id)
      const { items, refusals } = await readItems(req, release, documents, { respectsLocks: false })
      missing = refusals
      return items
    },
  }
  return previewChanges(actor, work, (req, refused) => look(req, [...missing, ...refused]))
}

async function workOf(actor: Actor, { begin, check, end, respectsLocks, release }: GoingLive) {
  return {
    change: changeOne,
    finish: async (req: PayloadRequest, items: Item[]) => {
      await writeOutcomes(req, release.id, await outcomesOf(req, release.tenantId, items))
      await end(req, items.filter(({ outcome }) => outcome !== 'none').length)
    },
    locale: await siteLanguage(actor, release.tenantId),
    occasion: { release: release.title },
    prepare: async (req: PayloadRequest) => {
      await begin(req)
      const documents = await documentsOf(req, release.id)
      check(documents)
      const { items, refusals } = await readItems(req, release, documents, { respectsLocks })
      if (refusals.length > 0) throw new Refused(refusals)
      return items
    },
  }
}

/** The locale in which documents are validated: the site's default language, as when publishing in the admin. */
export async function siteLanguage(actor: Actor, tenantId: string): Promise<TypedLocale | undefined> {
  const { localization } = actor.payload.config
  const language = (await loadTenant(actor.payload, tenantId))?.defaultLanguage
  return localization && language && localization.localeCodes.includes(language) ? (language as TypedLocale) : undefined
}

/** Loads what a release changes, in an order that is likely to succeed, and the documents that cannot be changed. */
async function readItems(
  req: PayloadRequest,
  release: StoredRelease,
  stored: StoredDocument[],
  { respectsLocks }: { respectsLocks: boolean },
): Promise<{ items: Item[]; refusals: Refusal[] }> {
  const t = translatorOf(req.i18n)
  await awaitOtherSaves(req, ...stored.map(({ documentId }) => documentId))
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const known = stored.filter(({ collection }) => types.has(collection))
  const newest = await loadNewestVersions(req, release.tenantId, known)
  const holders = respectsLocks ? await holdersAmong(req, known) : new Map<string, string>()
  const lockedBy = await lockedMessages(req, holders.values())
  const person = await personOf(req)
  /** The document's type and newest version, or why it cannot be changed. */
  const check = (entry: StoredDocument): { reason: string } | { type: ContentType; version: NewestVersion } => {
    const type = types.get(entry.collection)
    if (!type) return { reason: t('releaseNoType') }
    if (!hasPermission(person, publishKey(type.group), release.tenantId)) return { reason: t('releaseMayNot') }
    const version = newest.get(keyOf(entry))
    if (!version) return { reason: t('releaseDeleted') }
    if (version.isTrashed) return { reason: t('publishInTrash') }
    const holder = holders.get(keyOf(entry))
    return holder ? { reason: lockedBy(holder) } : { type, version }
  }
  const refusals: Refusal[] = []
  const changeable: { entry: StoredDocument; type: ContentType; version: NewestVersion }[] = []
  for (const entry of stored) {
    const checked = check(entry)
    const title = titleOf(types.get(entry.collection), newest.get(keyOf(entry))) || entry.title
    if ('reason' in checked)
      refusals.push({ collection: entry.collection, id: entry.documentId, reason: checked.reason, title })
    else changeable.push({ entry, ...checked })
  }
  const versions = await readVersionsByKey(
    req,
    changeable.map(({ entry }) => entry),
  )
  const items = changeable.map(({ entry, type, version }) => toItem(entry, type, version, versions.get(keyOf(entry))))
  return { items: await sortByReferences(req, release.tenantId, items), refusals }
}

function toItem(
  stored: StoredDocument,
  type: ContentType,
  version: NewestVersion,
  versions: readonly VersionId[] = [],
): Item {
  const { collection, documentId: id, isPublish } = stored
  const isSettled = isPublish ? version.isPublished && !version.hasDraft : !version.isPublished
  const before: Before = {
    hasDraft: version.hasDraft,
    // What visitors see; null if it is no longer stored.
    liveVersion: version.isPublished ? (newestOf(versions.filter(({ isPublished }) => isPublished))?.id ?? null) : null,
  }
  return {
    before,
    collection,
    id,
    isSettled,
    outcome: isSettled ? 'none' : isPublish ? 'published' : 'unpublished',
    stored,
    title: titleOf(type, version) || stored.title,
  }
}

const newestOf = (versions: readonly VersionId[]): VersionId | undefined =>
  versions.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))[0]

/** Documents to publish come first, each after its references; then those to unpublish, each before its references. */
async function sortByReferences(req: PayloadRequest, tenantId: string, items: Item[]): Promise<Item[]> {
  const documents = items.map(({ collection, id }) => ({ collection, id }))
  const targets = Map.groupBy(await readReferencesOfEach(req, tenantId, documents), ({ from }) => documentKey(from))
  const sorted = sortByDependencies(items, documentKey, (item) =>
    (targets.get(documentKey(item)) ?? []).map(({ to }) => documentKey(to)),
  )
  return [
    ...sorted.filter(({ stored }) => stored.isPublish),
    ...sorted.filter(({ stored }) => !stored.isPublish).reverse(),
  ]
}

async function changeOne(req: PayloadRequest, { collection, id, outcome }: Item): Promise<void> {
  await anyDocuments(req).update({
    collection,
    data: { _status: outcome === 'published' ? 'published' : 'draft' },
    depth: 0,
    id,
    overrideAccess: false,
    req,
  })
}

/** Read at the end, because publishing one document may have changed another. */
async function outcomesOf(req: PayloadRequest, tenantId: string, items: Item[]): Promise<WrittenOutcome[]> {
  const stored = items.map((item) => item.stored)
  const newest = await loadNewestVersions(req, tenantId, stored)
  const versions = await readVersionsByKey(req, stored)
  return items.map(({ before, outcome, stored: { collection, documentId } }) => {
    const key = keyOf({ collection, documentId })
    return {
      before,
      collection,
      documentId,
      leftAt: newest.get(key)?.updatedAt ?? null,
      leftVersion: versions.get(key)?.find(({ isNewest }) => isNewest)?.id ?? null,
      outcome,
    }
  })
}
