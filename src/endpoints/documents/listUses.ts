import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation } from '../define'
import { member } from '../routeRules'
import { namedKey, namesOf, type Named } from './namesOf'
import { placesThatUse } from './placesThatUse'
import { contentTypeOf, requireKey, tenantOfDocument } from './siteDocument'

/** Most places that are named. */
const MOST = 100

const place = z.object({
  collection: z.string(),
  id: z.string(),
  /** Do visitors see the reference? */
  isLive: z.boolean(),
  /** What kind of document it is, in the reader's language. */
  kind: z.string(),
  state: z.enum(['changed', 'draft', 'published']),
  title: z.string(),
})

/** Where documents are used: relationships, uploads, rich text, blocks and themes, drafts included, the trash left out. */
export const listUses = defineOperation({
  name: 'listUses',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200), type: z.string().max(60) }),
  method: 'post',
  output: z.object({
    places: z.array(place),
    /** All of them, named or not. */
    total: z.number(),
    /** Those that the person may not see. */
    unseen: z.number(),
  }),
  path: '/documents/:type/uses',
  run: async ({ input: { ids, type }, person, req, tenantId }) => {
    const found = contentTypeOf(req, type)
    requireKey(person, found, 'view', tenantId)
    const places = tenantId ? await placesThatUse(req, { collection: found.slug, ids, tenantId }) : []
    const named = await namesOf(req, places, tenantId ?? '')
    const seen = places.flatMap((one) => {
      const document = named.get(namedKey(one))
      return document ? [{ ...document, isLive: one.isLive, kind: kindOf(req, document) }] : []
    })
    seen.sort(
      (a, b) => Number(b.isLive) - Number(a.isLive) || a.kind.localeCompare(b.kind) || a.title.localeCompare(b.title),
    )
    return { places: seen.slice(0, MOST), total: places.length, unseen: places.length - seen.length }
  },
  summary: 'List the places that use documents',
  tool: {
    description:
      'Lists where documents are used: which pages, events and others refer to them. `type` is the slug of their content type, `ids` are ids of documents of that type.',
  },
  tenant: ({ ids, type }, req) => tenantOfDocument({ id: ids[0]!, type }, req),
  takesToken: true,
  who: member,
})

const kindOf = ({ i18n, payload }: PayloadRequest, { collection }: Named): string =>
  String(getTranslation(payload.collections[collection as CollectionSlug].config.labels.singular, i18n))
