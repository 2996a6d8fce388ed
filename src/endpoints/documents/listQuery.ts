import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { listFilterCondition } from '@/lib/lists/chosenIn'
import { isRecord } from '@/lib/values'
import { badRequest } from '@/endpoints/OperationError'
import { tenantInput } from '@/endpoints/people/lockedSite'

/** Input of operations that read what a list shows: its search, filter, chips and order. */
export const listQueryInput = {
  ...tenantInput,
  /** Selection of the filter chips above the list. */
  alt: z.string().max(20).optional(),
  locale: z.string().max(10).optional(),
  search: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  state: z.string().max(20).optional(),
  type: z.string().max(60),
  when: z.string().max(20).optional(),
  /** A Payload `where` query as JSON. */
  where: z
    .string()
    .max(8_000)
    .optional()
    .meta({ examples: ['{"name":{"like":"Ada"}}'] }),
}

interface ListQuery {
  alt?: string | undefined
  search?: string | undefined
  state?: string | undefined
  when?: string | undefined
  where?: string | undefined
}

/**
 * The condition of a tenant's list.
 * @throws OperationError 400 if `where` is not a query
 */
export const listWhere = (req: PayloadRequest, slug: string, query: ListQuery, tenantId: string): Where => ({
  and: [
    { tenant: { equals: tenantId } },
    ...chipConditions(slug, query),
    mergeListSearchAndWhere({
      collectionConfig: req.payload.collections[slug as CollectionSlug].config,
      search: query.search ?? '',
      where: readWhere(req, query.where),
    }),
  ],
})

function chipConditions(type: string, { alt, state, when }: ListQuery): Where[] {
  const names: Record<string, unknown> = { alt, state, when }
  const condition = listFilterCondition(type, (name) => names[name], new Date().toISOString())
  return condition ? [condition as Where] : []
}

function readWhere(req: PayloadRequest, text: string | undefined): Where {
  if (!text) return {}
  try {
    const filter: unknown = JSON.parse(text)
    if (isRecord(filter)) return filter as Where
  } catch {
    // Invalid JSON is refused below.
  }
  throw badRequest('documents', translatorOf(req.i18n)('refusedWhere'))
}
