import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import type { ContentType } from '../../../access/contentType'
import { loadTenant } from '../../../access/tenants'
import { findLockHolders } from '../../../access/documentLocks'
import { hasPermission } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { publishKey } from '../../../access/permissions'
import { callboardOf } from '../../../access/registryOf'
import { anyDocuments } from '../../../collections/anyDocuments'
import { lockedMessage } from '../../../collections/saves/lockedError'
import { readNewestVersions, type NewestVersion } from '../../../database/documents/newestVersions'
import { readStoredReferences } from '../../../database/documents/publicStates'
import { readVersionIds } from '../../../database/documents/versionIds'
import { awaitOtherSaves } from '../../../database/saves/documentSaves'
import { documentKey } from '../../../endpoints/documents/documentNames'
import { translatorOf } from '../../../i18n/translator'
import { documentsOf, writeOutcome } from '../database/documents'
import type { StoredDocument, StoredRelease } from '../database/releases'
import { changeAllOrNone, findRefusals, Refused, previewChanges, type Actor, type Step } from './changeAllOrNone'
import { sortByDependencies } from './sortByDependencies'
import type { Before, Outcome, Refusal } from './states'
import { listVersions } from '@/database/documents/stored'

interface Item extends Step {
  before: Before
  outcome: Outcome
  stored: StoredDocument
}

interface GoingLive {
  release: StoredRelease
  /** Documents that somebody else is editing block the release. At a planned time they are published regardless. */
  respectsLocks: boolean
  /** Runs first in the same transaction. @throws if the release must not go live */
  begin: (req: PayloadRequest) => Promise<void>
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

/** Returns what would prevent a release from going live now. Changes nothing. */
export async function findBlockers(actor: Actor, release: StoredRelease): Promise<Refusal[]> {
  const noop = async () => undefined
  try {
    return await findRefusals(actor, await workOf(actor, { begin: noop, end: noop, respectsLocks: true, release }))
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
      const { items, refusals } = await readItems(req, release, { respectsLocks: false })
      missing = refusals
      return items
    },
  }
  return previewChanges(actor, work, (req, refused) => look(req, [...missing, ...refused]))
}

async function workOf(actor: Actor, { begin, end, respectsLocks, release }: GoingLive) {
  return {
    change: changeOne,
    finish: async (req: PayloadRequest, items: Item[]) => {
      for (const item of items) await writeOutcome(req, item.stored, await outcomeOf(req, item))
      await end(req, items.filter(({ outcome }) => outcome !== 'none').length)
    },
    locale: await siteLanguage(actor, release.tenantId),
    occasion: { release: release.title },
    prepare: async (req: PayloadRequest) => {
      await begin(req)
      const { items, refusals } = await readItems(req, release, { respectsLocks })
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
  { respectsLocks }: { respectsLocks: boolean },
): Promise<{ items: Item[]; refusals: Refusal[] }> {
  const t = translatorOf(req.i18n)
  const stored = await documentsOf(req, release.id)
  await awaitOtherSaves(req, ...stored.map(({ documentId }) => documentId))
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const known = stored.filter(({ collection }) => types.has(collection))
  const newest = await loadNewestVersions(req, release.tenantId, known)
  const holders = respectsLocks ? await holdersAmong(req, known) : new Map<string, string>()
  const person = await personOf(req)
  /** The document's type and newest version, or why it cannot be changed. */
  const check = async (
    entry: StoredDocument,
  ): Promise<{ reason: string } | { type: ContentType; version: NewestVersion }> => {
    const type = types.get(entry.collection)
    if (!type) return { reason: t('releaseNoType') }
    if (!hasPermission(person, publishKey(type.group), release.tenantId)) return { reason: t('releaseMayNot') }
    const version = newest.get(keyOf(entry))
    if (!version) return { reason: t('releaseDeleted') }
    if (version.isTrashed) return { reason: t('publishInTrash') }
    const holder = holders.get(keyOf(entry))
    return holder ? { reason: await lockedMessage(req, holder) } : { type, version }
  }
  const refusals: Refusal[] = []
  const changeable: { entry: StoredDocument; type: ContentType; version: NewestVersion }[] = []
  for (const entry of stored) {
    const checked = await check(entry)
    const title = titleOf(types.get(entry.collection), newest.get(keyOf(entry))) || entry.title
    if ('reason' in checked)
      refusals.push({ collection: entry.collection, id: entry.documentId, reason: checked.reason, title })
    else changeable.push({ entry, ...checked })
  }
  const items = await Promise.all(changeable.map(({ entry, type, version }) => toItem(req, entry, type, version)))
  return { items: await sortByReferences(req, release.tenantId, items), refusals }
}

const keyOf = ({ collection, documentId: id }: Pick<StoredDocument, 'collection' | 'documentId'>): string =>
  documentKey({ collection, id })

/** Loads the newest versions of documents by key. Documents of other tenants are left out. */
export async function loadNewestVersions(
  req: PayloadRequest,
  tenantId: string,
  documents: StoredDocument[],
): Promise<Map<string, NewestVersion>> {
  const newest = new Map<string, NewestVersion>()
  for (const [collection, group] of Map.groupBy(documents, (entry) => entry.collection)) {
    for (const version of await readNewestVersions(
      req,
      collection,
      group.map(({ documentId }) => documentId),
      req.locale ?? '',
    )) {
      // A document stored without a version has no tenant here; its tenant was checked when it was added.
      if ((version.data.tenant ?? tenantId) === tenantId)
        newest.set(documentKey({ collection, id: version.id }), version)
    }
  }
  return newest
}

/** Finds who else is editing the documents, by document key. */
export async function holdersAmong(req: PayloadRequest, documents: StoredDocument[]): Promise<Map<string, string>> {
  const holders = new Map<string, string>()
  for (const [collection, group] of Map.groupBy(documents, (entry) => entry.collection)) {
    for (const [id, holder] of await findLockHolders(
      req,
      collection,
      group.map(({ documentId }) => documentId),
      req.user?.id,
    ))
      holders.set(documentKey({ collection, id }), holder)
  }
  return holders
}

/** The title as shown in lists of its type, in the language of the request. */
export function titleOf(type: ContentType | undefined, version: NewestVersion | undefined): string {
  const title = type && version?.data[type.collection.upload ? 'filename' : type.titleField]
  return typeof title === 'string' ? title : ''
}

async function toItem(
  req: PayloadRequest,
  stored: StoredDocument,
  type: ContentType,
  version: NewestVersion,
): Promise<Item> {
  const { collection, documentId: id, isPublish } = stored
  const isSettled = isPublish ? version.isPublished && !version.hasDraft : !version.isPublished
  const before: Before = {
    hasDraft: version.hasDraft,
    liveVersion: version.isPublished ? await liveVersionOf(req, collection, id) : null,
  }
  return {
    before,
    collection,
    id,
    outcome: isSettled ? 'none' : isPublish ? 'published' : 'unpublished',
    stored,
    title: titleOf(type, version) || stored.title,
  }
}

/** The version of a published document that visitors see; null if it is no longer stored. */
async function liveVersionOf(req: PayloadRequest, collection: string, id: string): Promise<string | null> {
  const { docs } = await listVersions<{ id: string }>(req, {
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  })
  return docs[0] ? String(docs[0].id) : null
}

/** Documents to publish come first, each after its references; then those to unpublish, each before its references. */
async function sortByReferences(req: PayloadRequest, tenantId: string, items: Item[]): Promise<Item[]> {
  const targets = new Map<string, string[]>()
  for (const item of items)
    targets.set(
      documentKey(item),
      (await readStoredReferences(req, tenantId, [{ collection: item.collection, id: item.id }])).map(documentKey),
    )
  const sorted = sortByDependencies(items, documentKey, (item) => targets.get(documentKey(item)) ?? [])
  return [
    ...sorted.filter(({ stored }) => stored.isPublish),
    ...sorted.filter(({ stored }) => !stored.isPublish).reverse(),
  ]
}

async function changeOne(req: PayloadRequest, { collection, id, outcome }: Item): Promise<void> {
  if (outcome === 'none') return
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
async function outcomeOf(
  req: PayloadRequest,
  { before, collection, id, outcome }: Item,
): Promise<Pick<StoredDocument, 'before' | 'leftAt' | 'leftVersion' | 'outcome'>> {
  const [version] = await readNewestVersions(req, collection, [id], req.locale ?? '')
  const left = (await readVersionIds(req, collection, id)).find(({ isNewest }) => isNewest)
  return { before, leftAt: version ? new Date(version.updatedAt) : null, leftVersion: left?.id ?? null, outcome }
}
