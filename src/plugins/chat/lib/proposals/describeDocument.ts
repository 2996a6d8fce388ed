import type { CollectionSlug, PayloadRequest } from 'payload'
import { readDocumentNames, refused } from '@/exports/server'
import type { ContentType, TenantSummary } from '@/exports/types'
import { referencesOf } from '@/collections/references/references'
import { documentLabels } from '@/endpoints/documents/changeLabels'
import type { ChangeLabels, ComparedField } from '@/lib/content/changes/changedField'
import { describeChanges, fieldsOf, toRows } from '@/lib/content/changes/describeChanges'
import { describeValue } from '@/lib/content/changes/describeValue'
import { languageLabel } from '@/lib/languages/languages'
import { toMarkdown } from '../texts/toMarkdown'
import { checkProposed } from './checkProposed'
import { fingerprintOf, partsOf } from './fingerprint'
import { hasPlaceholders } from './placeholders'
import type { ProposedDocument, ProposedField } from './proposal'
import { rehearse } from './rehearse'
import { AREA } from './values/area'
import { valuesFor } from './values/valuesFor'

export interface Change {
  tenant: TenantSummary
  type: ContentType
  /** Values as a model provides them. Default: none. */
  given?: Record<string, unknown>
  /** Values as they are stored. Default: none. */
  data?: Record<string, unknown>
  /** The document as it is; null for a new one. */
  current: Record<string, unknown> | null
  title: string
  /** Blocks of a new document, and their text. */
  layout?: { blocks: Record<string, unknown>[]; text: string }
  /** Language of the values. Default: that of the site. */
  locale?: string
  /** Whether it is not tried first: a file is made only when it is wanted, and one like another needs no second try. */
  isUnrehearsed?: boolean
}

type Values = Record<string, unknown>

/** Fields that are compared as rows or parts rather than as one text. */
const STRUCTURED = new Set(['array', 'blocks', 'group', 'json'])
/** The state has its own words on screen, and a draft is what every proposal makes. */
const OMITTED = new Set(['_status'])

/**
 * Describes the proposed document field by field: what is given, and whatever else changes with it.
 * @returns null if nothing would change
 * @throws OperationError 422 if a value cannot be stored, or another rule would overwrite it
 */
export async function describeDocument(req: PayloadRequest, change: Change): Promise<ProposedDocument | null> {
  const { current, given = {}, isUnrehearsed = false, layout, tenant, title, type } = change
  const { config } = req.payload.collections[type.slug as CollectionSlug]
  const fields = config.flattenedFields
  const locale = change.locale ?? tenant.defaultLanguage
  const before = current ?? {}
  const data: Values = {
    ...change.data,
    ...(await valuesFor(given, { current: before, fields, req, tenant })),
    ...(layout && { layout: layout.blocks }),
  }
  const wanted = { ...before, ...data }
  const document = { data, locale, type: type.slug, ...(current && { id: String(current.id) }) }
  const after = isUnrehearsed || hasPlaceholders(data) ? wanted : await rehearse(req, document, tenant.id)
  await checkProposed(req, { doc: after, tenantId: tenant.id, type: type.slug })
  const named = await readDocumentNames(
    req,
    [before, wanted, after].flatMap((doc) => referencesOf(req, config, doc)),
    tenant.id,
    { locale },
  )
  const labels = await documentLabels(req, { collection: type.slug, named, site: tenant })
  const compare = (field: ComparedField, from: Values, to: Values) =>
    compareField(field, from, to, { blocks: req.payload.blocks, labels })
  const shown = fields.flatMap((field): ProposedField[] => {
    if (OMITTED.has(field.name) || field.name.endsWith('_tz')) return []
    if (layout && field.name === 'layout')
      return [{ from: null, label: labels.label(field.label ?? field.name), name: field.name, to: layout.text }]
    const isGiven = Object.hasOwn(data, field.name)
    if (!isGiven && (!current || isUnseen(field))) return []
    const changes = compare(field, before, after)
    if (isGiven && changes.length === 0 && compare(field, before, wanted).length > 0)
      throw refused(AREA, overwritten(labels.label(field.label ?? field.name), type.slug, field.name), field.name)
    return changes
  })
  if (shown.length === 0) return null
  // The address of a page says it whole: its last part need not be said again.
  const hasAddress = shown.some(({ name }) => name === 'relativePath')
  const listed = shown.filter(({ name }) => name !== 'slug' || Object.hasOwn(data, 'slug') || !hasAddress)
  const isTranslation = locale !== tenant.defaultLanguage
  return {
    ...document,
    basedOn: current ? String(current.updatedAt) : null,
    ...(current && { content: fingerprintOf(current), parts: partsOf(data, current) }),
    fields: isTranslation
      ? listed.map((field) => ({ ...field, label: `${field.label} (${languageLabel(locale)})` }))
      : listed,
    title,
  }
}

const isUnseen = ({ admin, hidden, virtual }: ComparedField): boolean =>
  hidden === true || admin?.hidden === true || Boolean(virtual)

/** How a model is told that a change would not last. */
const overwritten = (label: string, type: string, name: string): string =>
  type === 'events' && ['endDate', 'startDate'].includes(name)
    ? `"${label}" follows the performances of the event. Change those instead, with changePerformanceDrafts.`
    : `"${label}" is set by the product from other content, so this change would not last.`

function compareField(
  field: ComparedField,
  from: Values,
  to: Values,
  { blocks, labels }: { blocks: Parameters<typeof describeChanges>[3]; labels: ChangeLabels },
): ProposedField[] {
  if (STRUCTURED.has(field.type)) {
    const added = addedRows(from[field.name], to[field.name])
    const kept = { ...to, [field.name]: toRows(to[field.name]).filter((row) => !added.includes(row)) }
    const changes = describeChanges([field], from, added.length > 0 ? kept : to, blocks, labels)
    return [
      ...changes.map(({ after, before, path, place }) => ({
        from: before,
        label: place.join(' › '),
        name: path,
        to: after,
      })),
      ...added.map((row) => ({
        from: null,
        label: labels.label(field.label ?? field.name),
        name: field.name,
        to: describeRow(field, row, { blocks, labels }),
      })),
    ]
  }
  // Formatting is a change too, and pictures are part of a text.
  const describe = (values: Values) =>
    field.type === 'richText'
      ? toMarkdown(values[field.name], labels.reference)
      : describeValue(field, values[field.name], values, labels)
  const [old, next] = [describe(from), describe(to)]
  return old === next
    ? []
    : [{ from: old || null, label: labels.label(field.label ?? field.name), name: field.name, to: next || null }]
}

/** The rows of a list that were not in it before. */
function addedRows(from: unknown, to: unknown): Values[] {
  const known = new Set(toRows(from).map(({ id }) => id))
  return toRows(to).filter(({ id }) => id === undefined || !known.has(id))
}

/** Everything in a new row, for the person who decides about it. */
function describeRow(field: ComparedField, row: Values, context: Parameters<typeof compareField>[3]): string {
  const { blocks, labels } = context
  const block = typeof row.blockType === 'string' ? blocks[row.blockType] : undefined
  const lines = fieldsOf(field, row, { blocks })
    .filter((inner) => !isUnseen(inner))
    .flatMap((inner) => compareField(inner, {}, row, context))
    .flatMap(({ label, to }) => (to ? [`${label}: ${to}`] : []))
  const kind = block && labels.label(block.labels?.singular ?? block.slug)
  return [kind, ...lines].filter(Boolean).join('\n')
}
