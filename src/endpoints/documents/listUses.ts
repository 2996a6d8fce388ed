import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { required } from '@/lib/values'
import { callboardOf } from '@/access/registryOf'
import { findUsingDocuments, type UsingDocument } from '@/database/documents/references'
import { compareNames, documentKey, readDocumentNames, type DocumentName } from './documentNames'
import { findPlanned } from './findPlanned'
import { contentTypeOf, assertPermission, tenantOfDocument } from './siteDocument'

/** Maximum number of listed documents. */
const MAX_USES = 100

const place = z.object({
  collection: z.string(),
  id: z.string(),
  /** Whether visitors see the reference. */
  isLive: z.boolean(),
  /** Type of the document, in the user's language. */
  kind: z.string(),
  state: z.enum(['changed', 'draft', 'published']),
  title: z.string(),
})

/**
 * Lists the documents that use the given ones in relationships, uploads, rich text, blocks or themes. Drafts are
 * included, trashed documents are not.
 */
export const listUses = defineOperation({
  name: 'listUses',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200), type: z.string().max(60) }),
  method: 'post',
  output: z.object({
    places: z.array(place),
    /** Number of the documents that have a set time of publishing, or are in a release that waits. */
    planned: z.number(),
    /** Number of all uses, listed or not. */
    total: z.number(),
    /** Number of uses that the user cannot see. */
    unseen: z.number(),
  }),
  path: '/documents/:type/uses',
  run: async ({ input: { ids, type }, person, req, tenantId }) => {
    const contentType = contentTypeOf(req, type)
    assertPermission(person, contentType, 'view', tenantId)
    const uses = tenantId ? await findUsesOfDocuments(req, { collection: contentType.slug, ids, tenantId }) : []
    const names = await readDocumentNames(req, uses, tenantId ?? '')
    const visible = uses.flatMap((use) => {
      const document = names.get(documentKey(use))
      return document ? [{ document, isLive: use.isLive, kind: typeLabel(req, document) }] : []
    })
    visible.sort(
      (a, b) =>
        Number(b.isLive) - Number(a.isLive) || a.kind.localeCompare(b.kind) || compareNames(a.document, b.document),
    )
    const places = visible.slice(0, MAX_USES).map(({ document: { collection, id, state, title }, isLive, kind }) => ({
      collection,
      id,
      isLive,
      kind,
      state,
      title,
    }))
    const documents = ids.map((id) => ({ collection: contentType.slug, id }))
    const planned = new Set((await findPlanned(req, tenantId ?? '', tenantId ? documents : [])).map(({ id }) => id))
      .size
    return { places, planned, total: uses.length, unseen: uses.length - visible.length }
  },
  summary: 'List where documents are used',
  tool: {
    description:
      'Lists where documents are used: which pages, events and others refer to them. `type` is the slug of their content type, `ids` are ids of documents of that type.',
  },
  tenant: ({ ids: [id], type }, req) => tenantOfDocument({ id: required(id, 'an id'), type }, req),
  takesToken: true,
  who: member,
})

const typeLabel = ({ i18n, payload }: PayloadRequest, { collection }: DocumentName): string =>
  String(getTranslation(payload.collections[collection as CollectionSlug].config.labels.singular, i18n))

interface UsedDocuments {
  collection: string
  ids: string[]
  tenantId: string
}

/**
 * Finds the documents of a tenant, of all content types, that refer to any of the given ones. The documents themselves
 * and trashed ones are excluded.
 */
export const findUsesOfDocuments = (req: PayloadRequest, options: UsedDocuments): Promise<UsingDocument[]> =>
  findUsingDocuments(req, { ...options, among: callboardOf(req.payload).contentTypes.map(({ slug }) => slug) })
