import { z } from 'zod'
import { defineOperation, personOf, withAnyPermission } from '@/exports/server'
import { documentSchema } from '@/endpoints/define'
import type { Page } from '@/payload-types'

const TENANT = 'where[tenant][equals]'
const TITLE = 'where[title][contains]'
const STATUS = 'where[_status][equals]'
const MAX_LIMIT = 50

const page = documentSchema<Page>({ id: z.uuid(), title: z.string().nullish() })

const pageOfPages = z.object({
  docs: z.array(page),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
  limit: z.number(),
  nextPage: z.number().nullish(),
  page: z.number().optional(),
  pagingCounter: z.number(),
  prevPage: z.number().nullish(),
  totalDocs: z.number(),
  totalPages: z.number(),
})

/** Finds pages whose title contains a text, as editors see them, including drafts. */
export const findPages = defineOperation({
  name: 'findPages',
  area: 'search',
  audit: null,
  input: z.strictObject({
    depth: z.coerce.number().int().min(0).max(3).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(MAX_LIMIT),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    [STATUS]: z.enum(['draft', 'published']).optional(),
    [TENANT]: z.uuid().optional(),
    [TITLE]: z.string().max(200).default(''),
  }),
  method: 'get',
  output: pageOfPages,
  path: '/collections/pages',
  run: async ({ input: { depth, limit, page, ...where }, req, tenantId }) => {
    const text = where[TITLE].trim()
    return req.payload.find({
      collection: 'pages',
      depth,
      draft: true,
      limit,
      // Applies the permissions of the reader, as in every list.
      overrideAccess: false,
      page,
      req,
      sort: '-updatedAt',
      where: {
        and: [
          { tenant: { equals: tenantId } },
          ...(text ? [{ title: { contains: text } }] : []),
          ...(where[STATUS] ? [{ _status: { equals: where[STATUS] } }] : []),
        ],
      },
    })
  },
  summary: 'Find pages by a part of their title',
  tenant: async (input, req) => input[TENANT] ?? (await personOf(req))?.current?.id ?? null,
  who: withAnyPermission('pages:view'),
})
