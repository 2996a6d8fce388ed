import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import type { ContentType } from '../../../access/contentType'
import { loadTenant } from '../../../access/loadTenant'
import { holdersOf } from '../../../access/lockOf'
import { holds } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { publishKey } from '../../../access/permissions'
import { callboardOf } from '../../../access/registryOf'
import { anyDocuments } from '../../../collections/anyDocuments'
import { lockedMessage } from '../../../collections/saves/lockedBy'
import { newestVersions, type NewestVersion } from '../../../database/documents/newestVersions'
import { storedReferences } from '../../../database/documents/publicStates'
import { versionIds } from '../../../database/documents/versionIds'
import { awaitOtherSaves } from '../../../database/saves/documentSaves'
import { namedKey } from '../../../endpoints/documents/namesOf'
import { translatorOf } from '../../../i18n/translator'
import { documentsOf, writeOutcome } from '../database/documents'
import type { StoredDocument, StoredRelease } from '../database/releases'
import { asOne, findRefusals, Refused, tryOut, type Actor, type Step } from './asOne'
import { inOrder } from './inOrder'
import type { Before, Outcome, Refusal } from './states'
import { listVersions } from '@/database/documents/stored'

interface Item extends Step {
  before: Before
  outcome: Outcome
  stored: StoredDocument
}

interface GoingLive {
  release: StoredRelease
  /** What somebody else is editing is in the way. At a planned time it goes live as well, and they stay at it. */
  mindsLocks: boolean
  /** In the same transaction, before anything else. @throws what keeps the release from going live */
  begin: (req: PayloadRequest) => Promise<void>
  /** In the same transaction, at its end. */
  end: (req: PayloadRequest, changed: number) => Promise<void>
}

/** Publishes what a release publishes and takes off what it takes off, in one transaction. @throws Refused where one of them is refused */
export async function goLive(actor: Actor, going: GoingLive): Promise<void> {
  await asOne(actor, await workOf(actor, going))
}

/** What would keep a release from going live now. Nothing changes. */
export async function rehearse(actor: Actor, release: StoredRelease): Promise<Refusal[]> {
  const nothing = async () => undefined
  try {
    return await findRefusals(actor, await workOf(actor, { begin: nothing, end: nothing, mindsLocks: true, release }))
  } catch (error) {
    if (error instanceof Refused) return error.refusals
    throw error
  }
}

/**
 * Shows what there is once a release is live. Nothing is kept; what cannot go live is left out.
 * @param look reads within the transaction, and is told what is left out
 */
export async function lookAhead<Seen>(
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
      const { items, refusals } = await readItems(req, release, { mindsLocks: false })
      missing = refusals
      return items
    },
  }
  return tryOut(actor, work, (req, refused) => look(req, [...missing, ...refused]))
}

async function workOf(actor: Actor, { begin, end, mindsLocks, release }: GoingLive) {
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
      const { items, refusals } = await readItems(req, release, { mindsLocks })
      if (refusals.length > 0) throw new Refused(refusals)
      return items
    },
  }
}

/** In which what has no other language is validated, as when somebody publishes on the site's own screen. */
export async function siteLanguage(actor: Actor, tenantId: string): Promise<TypedLocale | undefined> {
  const { localization } = actor.payload.config
  const language = (await loadTenant(actor.payload, tenantId))?.defaultLanguage
  return localization && language && localization.localeCodes.includes(language) ? (language as TypedLocale) : undefined
}

/** What a release changes, in an order that is likely to succeed, and what of it cannot be changed at all. */
async function readItems(
  req: PayloadRequest,
  release: StoredRelease,
  { mindsLocks }: { mindsLocks: boolean },
): Promise<{ items: Item[]; refusals: Refusal[] }> {
  const t = translatorOf(req.i18n)
  const stored = await documentsOf(req, release.id)
  await awaitOtherSaves(req, ...stored.map(({ documentId }) => documentId))
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const known = stored.filter(({ collection }) => types.has(collection))
  const newest = await newestOf(req, release.tenantId, known)
  const holders = mindsLocks ? await holdersAmong(req, known) : new Map<string, string>()
  const person = await personOf(req)
  const reasonOf = async (one: StoredDocument): Promise<string | null> => {
    const type = types.get(one.collection)
    if (!type) return t('releaseNoType')
    if (!holds(person, publishKey(type.group), release.tenantId)) return t('releaseMayNot')
    const version = newest.get(keyOf(one))
    if (!version) return t('releaseDeleted')
    if (version.isTrashed) return t('publishInTrash')
    const holder = holders.get(keyOf(one))
    return holder ? lockedMessage(req, holder) : null
  }
  const refusals: Refusal[] = []
  const changeable: StoredDocument[] = []
  for (const one of stored) {
    const reason = await reasonOf(one)
    const title = titleOf(types.get(one.collection), newest.get(keyOf(one))) || one.title
    if (reason) refusals.push({ collection: one.collection, id: one.documentId, reason, title })
    else changeable.push(one)
  }
  const items = await Promise.all(
    changeable.map((one) => toItem(req, one, types.get(one.collection)!, newest.get(keyOf(one))!)),
  )
  return { items: await ordered(req, release.tenantId, items), refusals }
}

const keyOf = ({ collection, documentId: id }: Pick<StoredDocument, 'collection' | 'documentId'>): string =>
  namedKey({ collection, id })

/** The newest versions of documents of a site; those of any other are not there. */
export async function newestOf(
  req: PayloadRequest,
  tenantId: string,
  documents: StoredDocument[],
): Promise<Map<string, NewestVersion>> {
  const newest = new Map<string, NewestVersion>()
  for (const [collection, group] of Map.groupBy(documents, (one) => one.collection)) {
    for (const version of await newestVersions(
      req,
      collection,
      group.map(({ documentId }) => documentId),
      req.locale ?? '',
    )) {
      // What was stored without a version has no tenant here; it was looked up in its site when it was added.
      if ((version.data.tenant ?? tenantId) === tenantId) newest.set(namedKey({ collection, id: version.id }), version)
    }
  }
  return newest
}

/** Who else is editing which of some documents. */
export async function holdersAmong(req: PayloadRequest, documents: StoredDocument[]): Promise<Map<string, string>> {
  const holders = new Map<string, string>()
  for (const [collection, group] of Map.groupBy(documents, (one) => one.collection)) {
    for (const [id, holder] of await holdersOf(
      req,
      collection,
      group.map(({ documentId }) => documentId),
      req.user?.id,
    ))
      holders.set(namedKey({ collection, id }), holder)
  }
  return holders
}

/** As the lists of its type call it, in the language of the request. */
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

/** The version that visitors see of a published document; null where it is no longer kept. */
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

/** What is published comes first, each after what it refers to; then what is taken off, each before what it refers to. */
async function ordered(req: PayloadRequest, tenantId: string, items: Item[]): Promise<Item[]> {
  const targets = new Map<string, string[]>()
  for (const item of items)
    targets.set(
      namedKey(item),
      (await storedReferences(req, tenantId, [{ collection: item.collection, id: item.id }])).map(namedKey),
    )
  const sorted = inOrder(items, namedKey, (item) => targets.get(namedKey(item)) ?? [])
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

/** Read at the end: publishing one may have changed what was worked out for another. */
async function outcomeOf(
  req: PayloadRequest,
  { before, collection, id, outcome }: Item,
): Promise<Pick<StoredDocument, 'before' | 'leftAt' | 'leftVersion' | 'outcome'>> {
  const [version] = await newestVersions(req, collection, [id], req.locale ?? '')
  const left = (await versionIds(req, collection, id)).find(({ isNewest }) => isNewest)
  return { before, leftAt: version ? new Date(version.updatedAt) : null, leftVersion: left?.id ?? null, outcome }
}
