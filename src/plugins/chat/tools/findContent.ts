import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { defineOperation, documentKey, readDocumentNames } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { featuresOf } from '@/config/feature'
import { wordsOf } from '@/lib/text/fold'
import { findEntries } from '@/plugins/search/published'
import { asRecords, named, titleOf, tool, typeInput, typesFor, type NamedDocument } from './documents'

const MAX_RESULTS = 20

/** Finds documents with the search plugin if installed, otherwise by title. */
export const findContent = defineOperation({
  ...tool,
  name: 'findContent',
  input: z.strictObject({
    search: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('Words to look for, or the address of a page, such as /visit. The home page is /'),
    tenant: z.uuid(),
    type: typeInput.optional(),
  }),
  method: 'post',
  output: z.object({ documents: z.array(named) }),
  path: '/assistant/find',
  run: async ({ input: { search, type }, person, req, tenantId }) => {
    const types = typesFor(req, person, tenantId).filter(({ slug }) => !type || slug === type)
    if (types.length === 0 || !tenantId) return { documents: [] }
    if (search.startsWith('/')) return { documents: await findByAddress(req, { search, tenantId, types }) }
    const hasSearch = featuresOf(req.payload.config).some(({ name }) => name === 'search')
    return {
      documents: await (hasSearch
        ? findBySearch(req, { search, tenantId, types })
        : findByTitle(req, { search, tenantId, types })),
    }
  },
  summary: 'Find documents for the assistant',
  tool: {
    description:
      'Finds documents of the site by words in their titles and texts, drafts included. Use it first when somebody names a document.',
  },
})

interface Query {
  search: string
  tenantId: string
  types: ContentType[]
}

async function findBySearch(req: PayloadRequest, { search, tenantId, types }: Query): Promise<NamedDocument[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const slugs = types.filter(({ searchPriority }) => searchPriority !== null).map(({ slug }) => slug)
  const pages = await Promise.all(
    (['published', 'draft'] as const).map((status) =>
      findEntries(req.payload, { limit: MAX_RESULTS, page: 1, status, tenant: tenantId, types: slugs, words }),
    ),
  )
  const found = new Map(pages.flatMap(({ rows }) => rows).map((row) => [`${row.collection}/${row.document_id}`, row]))
  const rows = [...found.values()].slice(0, MAX_RESULTS)
  const targets = rows.map(({ collection, document_id: id }) => ({ collection, id }))
  const names = await readDocumentNames(req, targets, tenantId)
  return rows.map(({ collection, document_id: id, status, title }) => ({
    id,
    // A draft over something that visitors see is `changed`, as elsewhere.
    status: names.get(documentKey({ collection, id }))?.state ?? status,
    title,
    type: collection,
  }))
}

/** The page at an address. */
async function findByAddress(req: PayloadRequest, { search, tenantId, types }: Query): Promise<NamedDocument[]> {
  const pages = types.find(({ slug }) => slug === 'pages')
  if (!pages) return []
  const path = search.replace(/(?<=.)\/$/, '')
  return findOfType(req, pages, { and: [{ tenant: { equals: tenantId } }, { relativePath: { equals: path } }] })
}

async function findByTitle(req: PayloadRequest, { search, tenantId, types }: Query): Promise<NamedDocument[]> {
  const found = await Promise.all(
    types.map((type) =>
      findOfType(req, type, { and: [{ tenant: { equals: tenantId } }, { [type.titleField]: { like: search } }] }),
    ),
  )
  return found.flat().slice(0, MAX_RESULTS)
}

async function findOfType(req: PayloadRequest, type: ContentType, where: Where): Promise<NamedDocument[]> {
  const { docs } = await req.payload.find({
    collection: type.slug as CollectionSlug,
    depth: 0,
    draft: true,
    limit: 5,
    overrideAccess: false,
    pagination: false,
    req,
    where,
  })
  return asRecords(docs).map((doc) => ({
    id: String(doc.id),
    status: String(doc._status ?? ''),
    title: titleOf(type, doc),
    type: type.slug,
  }))
}
