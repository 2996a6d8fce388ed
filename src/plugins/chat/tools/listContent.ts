import { flattenAllFields, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { readNewestDrafts } from '@/database/dashboard/newestDrafts'
import { defineOperation, refused, tenantOf, translatorOf } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { canUseBookingFields } from '@/access/fieldAtoms'
import { asRecords, named, requireType, titleOf, tool, TOOL_AREA, typeInput, typesFor } from './documents'

const MAX_LIMIT = 50

export const listContent = defineOperation({
  ...tool,
  name: 'listContent',
  input: z.strictObject({
    limit: z.number().int().min(1).max(MAX_LIMIT).default(20),
    status: z.enum(['draft', 'published']).optional(),
    tenant: z.uuid(),
    type: typeInput,
    without: z.enum(['bookingLink', 'picture']).describe('Only events without a booking link or a picture').optional(),
  }),
  method: 'post',
  output: z.object({ documents: z.array(named.extend({ updatedAt: z.string() })), total: z.number() }),
  path: '/assistant/list',
  run: async ({ input: { limit, status, type: slug, without }, person, req, tenantId }) => {
    const type = requireType(req, { person, tenantId, type: slug })
    const where: Where = {
      and: [
        { tenant: { equals: tenantId } },
        ...(status ? [{ _status: { equals: status } }] : []),
        ...(without ? [await conditionWithout(req, type, without)] : []),
      ],
    }
    const { docs, totalDocs } = await req.payload.find({
      collection: slug as CollectionSlug,
      depth: 0,
      draft: true,
      limit,
      overrideAccess: false,
      req,
      sort: '-updatedAt',
      where,
    })
    const documents = asRecords(docs).map((doc) => ({
      id: String(doc.id),
      status: String(doc._status ?? ''),
      title: titleOf(type, doc),
      type: slug,
      updatedAt: String(doc.updatedAt),
    }))
    return { documents, total: totalDocs }
  },
  summary: 'List documents for the assistant',
  tool: { description: 'Lists documents of one content type, the last changed first, and says how many there are.' },
})

/** Fields that hold a picture or a booking link, whichever of them a content type has. */
const FIELDS = { bookingLink: ['bookingLinkURL'], picture: ['images', 'image', 'portrait', 'logo'] }

/** @throws OperationError 422 if the content type has no such field, or the site no app that sells tickets */
async function conditionWithout(
  req: PayloadRequest,
  { collection }: ContentType,
  what: keyof typeof FIELDS,
): Promise<Where> {
  const t = translatorOf(req.i18n)
  if (what === 'bookingLink' && !(await canUseBookingFields({ req }))) throw refused(TOOL_AREA, t('chatNoBookingApp'))
  const names = new Set(flattenAllFields({ fields: collection.fields }).map(({ name }) => name))
  const name = FIELDS[what].find((candidate) => names.has(candidate))
  if (!name) throw refused(TOOL_AREA, t('chatNoSuchField'))
  return { or: [{ [name]: { exists: false } }, ...(what === 'bookingLink' ? [{ [name]: { equals: '' } }] : [])] }
}

export const listDrafts = defineOperation({
  ...tool,
  name: 'listDrafts',
  input: z.strictObject({ tenant: z.uuid(), type: typeInput.optional() }),
  method: 'post',
  output: z.object({ documents: z.array(named.extend({ updatedAt: z.string() })) }),
  path: '/assistant/drafts',
  run: async ({ input: { type: slug }, person, req, tenantId }) => {
    const types = slug ? [requireType(req, { person, tenantId, type: slug })] : typesFor(req, person, tenantId)
    const withDrafts = types
      .filter(({ collection }) => collection.versions)
      .map(({ collection, slug: typeSlug, titleField }) => ({
        isTitleLocalized: collection.fields.some(
          (field) => 'name' in field && field.name === titleField && 'localized' in field && field.localized === true,
        ),
        slug: typeSlug,
        titleField,
      }))
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    const language = tenant?.defaultLanguage ?? 'en'
    const rows = tenantId
      ? await readNewestDrafts(req, withDrafts, { languages: [language, language], limit: MAX_LIMIT, tenant: tenantId })
      : []
    return {
      documents: rows.map(({ collection, id, isPublished, title, updatedAt }) => ({
        id,
        status: isPublished ? 'changed' : 'draft',
        title: title ?? '',
        type: collection,
        updatedAt: new Date(updatedAt).toISOString(),
      })),
    }
  },
  summary: 'List drafts for the assistant',
  tool: {
    description:
      'Lists what is drafted and not published, the last changed first; `changed` are drafts over something that visitors see already.',
  },
})
