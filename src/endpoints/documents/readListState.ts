import type { CollectionSlug, TypedLocale } from 'payload'
import { z } from 'zod'
import { loadTenant } from '@/access/tenants'
import { anyDocuments } from '@/collections/anyDocuments'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { tenantOfInput } from '@/endpoints/people/lockedSite'
import { member } from '@/endpoints/routeRules'
import { listQueryInput, listWhere } from './listQuery'
import { assertPermission, contentTypeOf } from './siteDocument'

const MAX_PER_PAGE = 100
const MAX_PAGE = 100_000

/**
 * Reads which documents one page of a list shows now, and when each was changed, so that a screen can tell whether what
 * it shows is still true. Limited to what the user can read.
 */
export const readListState = defineOperation({
  name: 'readListState',
  area: 'documents',
  audit: null,
  input: z.strictObject({
    ...listQueryInput,
    isTrash: z.stringbool().optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PER_PAGE),
    page: z.coerce.number().int().min(1).max(MAX_PAGE),
  }),
  method: 'get',
  output: z.object({
    docs: z.array(z.object({ id: z.string(), updatedAt: z.string() })),
    totalDocs: z.number().int(),
  }),
  path: '/documents/:type/list-state',
  run: async ({ input: query, person, req, tenantId }) => {
    const { group, slug } = contentTypeOf(req, query.type)
    assertPermission(person, { group }, 'view', tenantId)
    const tenant = await loadTenant(req.payload, tenantId)
    if (!tenant) throw notFound('documents')
    const where = listWhere(req, slug, query, tenant.id)
    const { docs, totalDocs } = await anyDocuments(req).find({
      collection: slug,
      depth: 0,
      draft: true,
      limit: query.limit,
      locale: (tenant.languages.find((code) => code === query.locale) ?? tenant.defaultLanguage) as TypedLocale,
      overrideAccess: false,
      page: query.page,
      req,
      select: { updatedAt: true },
      sort: query.sort?.split(',') ?? req.payload.collections[slug as CollectionSlug].config.defaultSort,
      trash: query.isTrash ?? false,
      where: query.isTrash ? { and: [where, { deletedAt: { exists: true } }] } : where,
    })
    return { docs: docs.map(({ id, updatedAt }) => ({ id: String(id), updatedAt: String(updatedAt) })), totalDocs }
  },
  summary: 'Read which documents a list shows',
  tenant: tenantOfInput,
  who: member,
})
