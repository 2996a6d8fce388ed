import type { CollectionSlug, FlattenedField } from 'payload'
import { z } from 'zod'
import { defineOperation, notFound, readDocumentNames, tenantOf } from '@/exports/server'
import { referencesOf } from '@/collections/references/references'
import { documentLabels } from '@/endpoints/documents/changeLabels'
import { describeValue } from '@/lib/content/changes/describeValue'
import { named, readDocument, requireType, titleOf, tool, TOOL_AREA, typeInput } from './documents'
import { plainText } from '@/lib/content/plainText'
import { toGiven } from '../lib/proposals/values/toGiven'
import { MAX_MARKDOWN_LENGTH, toMarkdown } from '../lib/texts/toMarkdown'
import { isUuid, isRecord } from '@/lib/values'

const TECHNICAL_KEYS = new Set(['blockName', 'blockType', 'id', 'layout', 'relationTo', 'template', 'variant'])

/** The texts in a structured value, one per line. */
function collectTexts(value: unknown): string {
  if (typeof value === 'string') return isUuid(value) ? '' : value
  if (Array.isArray(value)) return value.map(collectTexts).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  if ('root' in value) return plainText(value)
  return Object.entries(value)
    .filter(([name]) => !TECHNICAL_KEYS.has(name))
    .map(([, inner]) => collectTexts(inner))
    .filter(Boolean)
    .join('\n')
}

/** Ids in a relationship to one content type. */
const idsIn = (value: unknown): string[] => [value].flat().filter((id): id is string => isUuid(id))

const STRUCTURED = new Set(['array', 'blocks', 'group'])

/** Maximum length of a field's text, in characters. */
const MAX_TEXT_LENGTH = 4_000
const OMITTED_FIELDS = new Set(['createdAt', 'deletedAt', 'id', 'tenant', 'updatedAt'])

export const readContent = defineOperation({
  ...tool,
  name: 'readContent',
  input: z.strictObject({ id: z.uuid(), tenant: z.uuid(), type: typeInput }),
  method: 'post',
  output: z.object({
    document: named,
    fields: z.array(
      z.object({
        ids: z.array(z.string()).optional().describe('Ids of the documents that the field refers to'),
        label: z.string(),
        markdown: z.string().optional().describe('A formatted text as it is stored, to change it'),
        name: z.string(),
        parts: z.unknown().optional().describe('Rows with their ids, blocks or grouped fields, to change them'),
        value: z.string(),
      }),
    ),
  }),
  path: '/assistant/read',
  run: async ({ input: { id, type: slug }, person, req, tenantId }) => {
    const type = requireType(req, { person, tenantId, type: slug })
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    const doc = await readDocument(req, { id, tenantId, type: slug, ...(tenant && { locale: tenant.defaultLanguage }) })
    if (!doc || !tenant) throw notFound(TOOL_AREA)
    const { config } = req.payload.collections[slug as CollectionSlug]
    const labels = await documentLabels(req, {
      collection: slug,
      named: await readDocumentNames(req, referencesOf(req, config, doc), tenant.id, {
        locale: tenant.defaultLanguage,
      }),
      site: tenant,
    })
    const fields = config.flattenedFields.flatMap(partsOf(doc)).flatMap(({ field, name, value }) => {
      if (
        OMITTED_FIELDS.has(field.name) ||
        field.hidden ||
        field.admin?.hidden === true ||
        ('virtual' in field && field.virtual)
      )
        return []
      const text =
        field.type === 'blocks' || field.type === 'array' || field.type === 'group' || field.type === 'json'
          ? collectTexts(value)
          : describeValue(field, value, doc, labels)
      const markdown = field.type === 'richText' ? toMarkdown(value).slice(0, MAX_MARKDOWN_LENGTH) : ''
      const parts = STRUCTURED.has(field.type) ? toGiven(field, value, req.payload.blocks) : undefined
      if (!text && !markdown && !(parts && Object.keys(parts).length > 0)) return []
      return [
        {
          ...((field.type === 'relationship' || field.type === 'upload') && { ids: idsIn(value) }),
          label: labels.label(field.label ?? field.name),
          ...(markdown && { markdown }),
          name,
          ...(parts !== undefined && { parts }),
          value: text.slice(0, MAX_TEXT_LENGTH),
        },
      ]
    })
    return { document: { id, status: String(doc._status ?? ''), title: titleOf(type, doc), type: slug }, fields }
  },
  summary: 'Read a document for the assistant',
  tool: {
    description:
      'Reads a document: its fields with their names, labels and values, the newest draft; formatted texts as Markdown, too; blocks and rows with their ids. Find its id first.',
  },
})

interface Part {
  field: FlattenedField
  /** Path within the document. */
  name: string
  value: unknown
}

/** A field with its value; the fields of a group that has no label, in its place. */
const partsOf =
  (doc: Record<string, unknown>) =>
  (field: FlattenedField): Part[] => {
    const value = doc[field.name]
    if (field.type !== 'group' || field.label !== false) return [{ field, name: field.name, value }]
    const inner = isRecord(value) ? value : {}
    return field.flattenedFields.map((part) => ({
      field: part,
      name: `${field.name}.${part.name}`,
      value: inner[part.name],
    }))
  }
