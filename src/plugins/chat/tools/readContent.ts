import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { tenantOf } from '../../../access/tenantOf'
import { referencesOf } from '../../../collections/references/referencesOf'
import { documentWords } from '../../../endpoints/documents/changeWords'
import { namesOf } from '../../../endpoints/documents/namesOf'
import { defineOperation } from '../../../endpoints/define'
import { notFound } from '../../../endpoints/OperationError'
import { describeValue } from '../../../lib/content/changes/describeValue'
import { named, readDocument, requireType, titleOf, tool, TOOL_AREA, typeInput } from './documents'
import { plainText } from '@/lib/content/plainText'
import { isUuid } from '@/lib/ids/isUuid'
import { isRecord } from '@/lib/objects/isRecord'

const TECHNICAL = new Set(['blockName', 'blockType', 'id', 'layout', 'relationTo', 'template', 'variant'])

/** The words in a value of many parts, a line for each. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return isUuid(value) ? '' : value
  if (Array.isArray(value)) return value.map(textsIn).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  if ('root' in value) return plainText(value)
  return Object.entries(value)
    .filter(([name]) => !TECHNICAL.has(name))
    .map(([, inner]) => textsIn(inner))
    .filter(Boolean)
    .join('\n')
}

/** Longest text of one field, in characters. */
const MOST = 4_000
const UNSEEN = new Set(['createdAt', 'deletedAt', 'id', 'tenant', 'updatedAt'])

export const readContent = defineOperation({
  ...tool,
  name: 'readContent',
  input: z.strictObject({ id: z.uuid(), tenant: z.uuid(), type: typeInput }),
  method: 'post',
  output: z.object({
    document: named,
    fields: z.array(z.object({ label: z.string(), name: z.string(), value: z.string() })),
  }),
  path: '/assistant/read',
  run: async ({ input: { id, type: slug }, person, req, tenantId }) => {
    const type = requireType(req, { person, tenantId, type: slug })
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    const doc = await readDocument(req, { id, tenantId, type: slug, ...(tenant && { locale: tenant.defaultLanguage }) })
    if (!doc || !tenant) throw notFound(TOOL_AREA)
    const { config } = req.payload.collections[slug as CollectionSlug]
    const words = await documentWords(req, {
      collection: slug,
      named: await namesOf(req, referencesOf(req, config, doc), tenant.id, { locale: tenant.defaultLanguage }),
      site: tenant,
    })
    const fields = config.flattenedFields.flatMap((field) => {
      if (
        UNSEEN.has(field.name) ||
        field.hidden ||
        field.admin?.hidden === true ||
        ('virtual' in field && field.virtual)
      )
        return []
      const value = doc[field.name]
      const text =
        field.type === 'blocks' || field.type === 'array' || field.type === 'group' || field.type === 'json'
          ? textsIn(value)
          : describeValue(field, value, doc, words)
      return text
        ? [{ label: words.label(field.label ?? field.name), name: field.name, value: text.slice(0, MOST) }]
        : []
    })
    return { document: { id, status: String(doc._status ?? ''), title: titleOf(type, doc), type: slug }, fields }
  },
  summary: 'Read a document for the assistant',
  tool: {
    description:
      'Reads a document: its fields with their names, labels and values, the newest draft. Find its id first.',
  },
})
