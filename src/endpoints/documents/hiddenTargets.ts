import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { holds } from '../../access/person'
import { personOf } from '../../access/personOf'
import { publishKey } from '../../access/permissions'
import { callboardOf } from '../../access/registryOf'
import { anyDocuments } from '../../collections/anyDocuments'
import { referencesOf } from '../../collections/references/referencesOf'
import {
  partsOf,
  publicStates,
  storedReferences,
  type DocumentId,
  type PartType,
  type PublicState,
} from '../../database/documents/publicStates'
import { isUuid } from '../../lib/ids/isUuid'
import { momentsOf } from './siteMoments'
import { namedKey, namesOf } from './namesOf'

/** Why visitors do not see a document. */
export type HiddenState = 'draft' | 'private' | 'scheduled' | 'trashed'

interface HiddenTarget extends DocumentId {
  /** What kind of document it is, in the reader's language. */
  kind: string
  title: string
  state: HiddenState
  /** When it is to be published, as the site writes moments. */
  moment: string | null
  /** The person may publish documents of this type there. */
  canPublish: boolean
}

export interface Hidden {
  targets: HiddenTarget[]
  /** How many more there are that the person may not see. */
  unseen: number
}

interface Sources {
  tenantId: string
  collection: string
  ids: string[]
  /** The one document as it stands in a form, in the request's language. */
  data?: Record<string, unknown> | undefined
  /** What the published versions refer to; else what goes live when the newest drafts are published. */
  isLive: boolean
}

/** A page shows a block for several pages, that an event, and that its picture. */
const ROUNDS = 3
/** The most that are looked at in one round. */
const MOST = 500
/** A document of this type is shown within those that refer to it. */
const SHOWN_WITHIN = 'reusable-content'

/**
 * What documents refer to or consist of that visitors do not see: drafts, what is published later, what lies in the
 * trash, files for staff only. A draft counts with what it refers to in turn, as it would be published along.
 */
export async function hiddenTargets(req: PayloadRequest, sources: Sources): Promise<Hidden> {
  const { collection, ids, tenantId } = sources
  const known = new Set(ids.map((id) => namedKey({ collection, id })))
  const hidden: PublicState[] = []
  let open = [
    ...(await targetsOf(req, sources)),
    ...(await allParts(
      req,
      tenantId,
      ids.map((id) => ({ collection, id })),
    )),
  ]
  for (let round = 0; round < ROUNDS && open.length > 0; round++) {
    const fresh = [
      ...new Map(
        open.filter((one) => isUuid(one.id) && !known.has(namedKey(one))).map((one) => [namedKey(one), one]),
      ).values(),
    ].slice(0, MOST)
    for (const one of fresh) known.add(namedKey(one))
    const states = await publicStates(req, tenantId, fresh)
    const found = states.filter((one) => !one.isLive || one.isTrashed || one.isPrivate)
    hidden.push(...found)
    const unpublished = found.filter((one) => !one.isTrashed && !one.isLive)
    const drafts = [
      ...(await storedReferences(req, tenantId, unpublished)),
      ...(await allParts(req, tenantId, unpublished)),
    ]
    const within = await storedReferences(
      req,
      tenantId,
      states.filter((one) => one.collection === SHOWN_WITHIN && one.isLive && !one.isTrashed),
      { isLive: true },
    )
    open = [...drafts, ...within]
  }
  return describe(req, tenantId, hidden)
}

/** Parts of documents, such as the performances of an event. */
function allParts(req: PayloadRequest, tenantId: string, documents: DocumentId[]): Promise<DocumentId[]> {
  return partsOf(req, tenantId, documents, partTypes(req))
}

/** The content types whose documents are parts of others. */
export const partTypes = ({ payload }: Pick<PayloadRequest, 'payload'>): PartType[] =>
  callboardOf(payload).contentTypes.flatMap(({ partOf, slug }) => (partOf ? [{ collection: slug, field: partOf }] : []))

/** What documents themselves refer to. */
export async function targetsOf(
  req: PayloadRequest,
  { collection, data, ids, isLive, tenantId }: Sources,
): Promise<DocumentId[]> {
  const documents = ids.map((id) => ({ collection, id }))
  if (isLive) return storedReferences(req, tenantId, documents, { isLive })
  const { config } = req.payload.collections[collection as CollectionSlug]
  const drafts = data ? [data] : await readDrafts(req, collection, ids, tenantId)
  const others = await storedReferences(req, tenantId, documents, { exceptLocale: req.locale ?? '' })
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

async function describe(req: PayloadRequest, tenantId: string, hidden: PublicState[]): Promise<Hidden> {
  const named = await namesOf(req, hidden, tenantId, { trash: true })
  const person = await personOf(req)
  const toText = hidden.some(({ publishesAt }) => publishesAt) ? await momentsOf(req, tenantId) : String
  const types = new Map(callboardOf(req.payload).contentTypes.map((type) => [type.slug, type]))
  const targets = hidden.flatMap((one): HiddenTarget[] => {
    const name = named.get(namedKey(one))
    const type = types.get(one.collection)
    if (!name || !type) return []
    const state = hiddenStateOf(one)
    const isDraft = state === 'draft' || state === 'scheduled'
    const kind = getTranslation(
      req.payload.collections[one.collection as CollectionSlug].config.labels.singular,
      req.i18n,
    )
    return [
      {
        canPublish: isDraft && holds(person, publishKey(type.group), tenantId),
        collection: one.collection,
        id: one.id,
        kind: String(kind),
        moment: state === 'scheduled' && one.publishesAt ? toText(one.publishesAt) : null,
        state,
        title: name.title,
      },
    ]
  })
  targets.sort((one, other) => one.kind.localeCompare(other.kind) || one.title.localeCompare(other.title))
  return { targets, unseen: hidden.length - targets.length }
}

/** Why visitors do not see a document of which they do not. */
export function hiddenStateOf({ isLive, isPrivate, isTrashed, publishesAt }: PublicState): HiddenState {
  if (isTrashed) return 'trashed'
  if (isPrivate) return 'private'
  return !isLive && publishesAt ? 'scheduled' : 'draft'
}
