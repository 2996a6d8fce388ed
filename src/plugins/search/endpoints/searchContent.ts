import { z } from 'zod'
import { callboardOf, defineOperation, personOf, signedIn } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { wordsOf } from '@/lib/text/fold'
import { findEntries, type FoundEntry } from '../database/findEntries'

const MAX_LIMIT = 50

const hit = z.object({
  id: z.string(),
  collectionType: z.string(),
  doc: z.object({ _status: z.string(), relationTo: z.string(), value: z.string() }),
  isDraft: z.boolean(),
  meta: z.object({ description: z.string().nullable() }),
  priority: z.number(),
  slug: z.string(),
  title: z.string(),
})

/**
 * Finds content of the current tenant, among the types that the person may view. `groups` counts the hits of each type
 * on all pages; their sum is `totalDocs`. With `type`, only hits of that type are returned and `totalPages` refers to
 * them; the counts still include all types.
 */
export const searchContent = defineOperation({
  name: 'searchContent',
  area: 'search',
  audit: null,
  input: z.object({
    depth: z.coerce.number().int().min(0).max(3).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).catch(MAX_LIMIT).default(MAX_LIMIT),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    search: z.string().max(200).default(''),
    status: z.enum(['published', 'draft']).default('published'),
    /** Slug of a content type. */
    type: z.string().max(60).optional(),
  }),
  method: 'get',
  output: z.object({
    docs: z.array(hit),
    groups: z.array(z.object({ collectionType: z.string(), totalDocs: z.number() })),
    limit: z.number(),
    page: z.number(),
    totalDocs: z.number(),
    totalPages: z.number(),
  }),
  path: '/search',
  run: async ({ input, req }) => {
    const person = await personOf(req)
    const words = wordsOf(input.search)
    const tenant = person?.current?.id
    const types = callboardOf(req.payload)
      .contentTypes.filter((type) => hasPermission(person, permissionKey(type.group.name, 'view'), tenant))
      .map((type) => type.slug)
    const emptyResult = { docs: [], groups: [], limit: input.limit, page: input.page, totalDocs: 0, totalPages: 0 }
    if (words.length === 0 || !tenant || types.length === 0) return emptyResult
    const { groups, rows, total } = await findEntries(req.payload, {
      limit: input.limit,
      page: input.page,
      status: input.status,
      tenant,
      type: input.type,
      types,
      words,
    })
    return {
      ...emptyResult,
      docs: rows.map(toHit),
      // Types of the returned hits come first, in the order of the hits.
      groups: [...new Set([...rows.map((row) => row.collection), ...types])].flatMap((type) =>
        groups[type] ? [{ collectionType: type, totalDocs: groups[type] }] : [],
      ),
      totalDocs: total,
      totalPages: Math.ceil((input.type === undefined ? total : (groups[input.type] ?? 0)) / input.limit),
    }
  },
  summary: 'Find content of the site on screen',
  takesToken: true,
  who: signedIn,
})

const toHit = (row: FoundEntry): z.infer<typeof hit> => ({
  id: row.document_id,
  collectionType: row.collection,
  doc: { _status: row.status, relationTo: row.collection, value: row.document_id },
  isDraft: row.status === 'draft',
  meta: { description: row.description },
  priority: row.priority,
  slug: row.slug,
  title: row.title,
})
