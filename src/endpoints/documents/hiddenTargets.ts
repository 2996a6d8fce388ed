import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasPermission } from '@/access/person'
import { personOf } from '@/access/personOf'
import { publishKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import { anyDocuments } from '@/collections/anyDocuments'
import { referencesOf } from '@/collections/references/references'
import {
  findParts,
  readPublicStates,
  readStoredReferences,
  type DocumentId,
  type PartType,
  type PublicState,
} from '@/database/documents/publicStates'
import { isUuid } from '@/lib/values'
import { momentsOf } from './siteMoments'
import { compareNames, documentKey, readDocumentNames } from './documentNames'

/** Why visitors cannot see a document. */
export type HiddenState = 'draft' | 'private' | 'scheduled' | 'trashed'

interface HiddenTarget extends DocumentId {
  /** Type of the document, in the user's language. */
  kind: string
  title: string
  state: HiddenState
  /** Scheduled time of publication, in the tenant's format. */
  moment: string | null
  /** Whether the user can publish this type of content in the tenant. */
  canPublish: boolean
}

export interface HiddenTargets {
  targets: HiddenTarget[]
  /** Number of further documents that the user cannot see. */
  unseen: number
}

interface Sources {
  tenantId: string
  collection: string
  ids: string[]
  /** The document as in an open form, in the request's language. */
  data?: Record<string, unknown> | undefined
  /** Whether to follow the references of published versions instead of those of the newest drafts. */
  isLive: boolean
}

/** Maximum depth: a page shows a reusable block, which shows an event, which shows its picture. */
const MAX_DEPTH = 3
/** Maximum number of documents per level. */
const MAX_PER_LEVEL = 500
/** Documents of this type are rendered inside those that refer to them. */
const EMBEDDED_TYPE = 'reusable-content'

/**
 * Finds documents that the given ones refer to or consist of and that visitors cannot see: drafts, scheduled, trashed,
 * and files for staff only. References of drafts are followed as well, since they would be published together.
 */
export async function findHiddenTargets(req: PayloadRequest, sources: Sources): Promise<HiddenTargets> {
  const { collection, ids, tenantId } = sources
  const visited = new Set(ids.map((id) => documentKey({ collection, id })))
  const hidden: PublicState[] = []
  let pending = [
    ...(await readReferences(req, sources)),
    ...(await allParts(
      req,
      tenantId,
      ids.map((id) => ({ collection, id })),
    )),
  ]
  for (let depth = 0; depth < MAX_DEPTH && pending.length > 0; depth++) {
    const unvisited = [
      ...new Map(
        pending
          .filter((target) => isUuid(target.id) && !visited.has(documentKey(target)))
          .map((target) => [documentKey(target), target]),
      ).values(),
    ].slice(0, MAX_PER_LEVEL)
    for (const target of unvisited) visited.add(documentKey(target))
    const states = await readPublicStates(req, tenantId, unvisited)
    const invisible = states.filter((state) => !state.isLive || state.isTrashed || state.isPrivate)
    hidden.push(...invisible)
    const unpublished = invisible.filter((state) => !state.isTrashed && !state.isLive)
    const drafts = [
      ...(await readStoredReferences(req, tenantId, unpublished)),
      ...(await allParts(req, tenantId, unpublished)),
    ]
    const embedded = await readStoredReferences(
      req,
      tenantId,
      states.filter((state) => state.collection === EMBEDDED_TYPE && state.isLive && !state.isTrashed),
      { isLive: true },
    )
    pending = [...drafts, ...embedded]
  }
  return describe(req, tenantId, hidden)
}

/** The parts of documents, such as the performances of an event. */
function allParts(req: PayloadRequest, tenantId: string, documents: DocumentId[]): Promise<DocumentId[]> {
  return findParts(req, tenantId, documents, partTypes(req))
}

/** The content types whose documents are parts of another document. */
export const partTypes = ({ payload }: Pick<PayloadRequest, 'payload'>): PartType[] =>
  callboardOf(payload).contentTypes.flatMap(({ partOf, slug }) => (partOf ? [{ collection: slug, field: partOf }] : []))

/** The direct references of documents. */
export async function readReferences(
  req: PayloadRequest,
  { collection, data, ids, isLive, tenantId }: Sources,
): Promise<DocumentId[]> {
  const documents = ids.map((id) => ({ collection, id }))
  if (isLive) return readStoredReferences(req, tenantId, documents, { isLive })
  const { config } = req.payload.collections[collection as CollectionSlug]
  const drafts = data ? [data] : await readDrafts(req, collection, ids, tenantId)
  const others = await readStoredReferences(req, tenantId, documents, { exceptLocale: req.locale ?? '' })
  return [...drafts.flatMap((draft) => referencesOf(req, config, draft)), ...others]
}

async function readDrafts(
  req: PayloadRequest,
  collection: string,
  ids: string[],
  tenantId: string,
): Promise<Record<string, unknown>[]> {
  const { docs } = await anyDocuments(req).find({
    collection,
    depth: 0,
    draft: true,
    limit: ids.length,
    ...(req.locale && { locale: req.locale }),
    overrideAccess: false,
    pagination: false,
    req,
    trash: true,
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
  })
  return docs
}

async function describe(req: PayloadRequest, tenantId: string, hidden: PublicState[]): Promise<HiddenTargets> {
  const names = await readDocumentNames(req, hidden, tenantId, { trash: true })
  const person = await personOf(req)
  const formatTime = hidden.some(({ publishesAt }) => publishesAt) ? await momentsOf(req, tenantId) : String
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const named = hidden.flatMap((document) => {
    const name = names.get(documentKey(document))
    const type = types.get(document.collection)
    if (!name || !type) return []
    const state = hiddenStateOf(document)
    const isDraft = state === 'draft' || state === 'scheduled'
    const kind = getTranslation(
      req.payload.collections[document.collection as CollectionSlug].config.labels.singular,
      req.i18n,
    )
    const target: HiddenTarget = {
      canPublish: isDraft && hasPermission(person, publishKey(type.group), tenantId),
      collection: document.collection,
      id: document.id,
      kind: String(kind),
      moment: state === 'scheduled' && document.publishesAt ? formatTime(document.publishesAt) : null,
      state,
      title: name.title,
    }
    return [{ name, target }]
  })
  named.sort((a, b) => a.target.kind.localeCompare(b.target.kind) || compareNames(a.name, b.name))
  const targets = named.map(({ target }) => target)
  return { targets, unseen: hidden.length - targets.length }
}

/** The reason why a hidden document is hidden. */
export function hiddenStateOf({ isLive, isPrivate, isTrashed, publishesAt }: PublicState): HiddenState {
  if (isTrashed) return 'trashed'
  if (isPrivate) return 'private'
  return !isLive && publishesAt ? 'scheduled' : 'draft'
}
