import { createHash, randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentType } from '../../../../access/contentType'
import type { TenantSummary } from '../../../../access/person'
import { referencesOf } from '../../../../collections/references/references'
import { documentLabels } from '../../../../endpoints/documents/changeLabels'
import { readDocumentNames } from '../../../../endpoints/documents/documentNames'
import { describeValue } from '../../../../lib/content/changes/describeValue'
import { insertProposal } from '../../database/proposals'
import { toShown, type ProposedDocument, type ProposedField, type ShownProposal } from './proposal'
import { toMarkdown } from '../texts/toMarkdown'
import { valuesFor } from './valuesFor'

interface Change {
  tenant: TenantSummary
  type: ContentType
  given: Record<string, unknown>
  /** The document as it is; null for a new one. */
  current: Record<string, unknown> | null
  title: string
  /** Blocks of a new document, and their text. */
  layout?: { blocks: Record<string, unknown>[]; text: string }
}

interface ProposalContext {
  chat: string
  message: string
  tool: string
  tenant: TenantSummary
  title: string
}

/**
 * Makes and stores a proposal for one document, without changing the document.
 * @returns null if nothing would change
 */
export async function makeProposal(
  req: PayloadRequest,
  request: Change & ProposalContext,
): Promise<ShownProposal | null> {
  const document = await describeDocument(req, request)
  return document && storeProposal(req, request, [document])
}

/**
 * Describes the proposed document field by field.
 * @returns null if nothing would change
 */
export async function describeDocument(
  req: PayloadRequest,
  { current, given, layout, tenant, title, type }: Change,
): Promise<ProposedDocument | null> {
  const { config } = req.payload.collections[type.slug as CollectionSlug]
  const fields = config.flattenedFields
  const data = await valuesFor(given, { current: current ?? {}, fields, req, tenant })
  const locale = tenant.defaultLanguage
  const after = { ...current, ...data }
  const named = await readDocumentNames(
    req,
    [...referencesOf(req, config, current ?? {}), ...referencesOf(req, config, after)],
    tenant.id,
    { locale },
  )
  const labels = await documentLabels(req, { collection: type.slug, named, site: tenant })
  // Formatting is a change too, and pictures are part of a text.
  const describe = (field: (typeof fields)[number], value: unknown, siblings: Record<string, unknown>) =>
    field.type === 'richText' ? toMarkdown(value, labels.reference) : describeValue(field, value, siblings, labels)
  const shown = fields.flatMap((field): ProposedField[] => {
    const label = labels.label(field.label ?? field.name)
    if (layout && field.name === 'layout') return [{ from: null, label, name: field.name, to: layout.text }]
    if (!Object.hasOwn(given, field.name)) return []
    const [from, to] = [
      current ? describe(field, current[field.name], current) : '',
      describe(field, data[field.name], after),
    ]
    return from === to ? [] : [{ from: from || null, label, name: field.name, to: to || null }]
  })
  if (shown.length === 0) return null
  return {
    basedOn: current ? String(current.updatedAt) : null,
    data: { ...data, ...(layout && { layout: layout.blocks }) },
    fields: shown,
    locale,
    title,
    type: type.slug,
    ...(current && { id: String(current.id) }),
  }
}

/** Stores documents as one proposal. */
export async function storeProposal(
  req: PayloadRequest,
  { chat, message, tenant, title, tool }: ProposalContext,
  documents: ProposedDocument[],
): Promise<ShownProposal> {
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        tool,
        ...documents.flatMap(({ attachment, data, id, type }) => [type, id, data, ...(attachment ? [attachment] : [])]),
      ]),
    )
    .digest('hex')
  return toShown(
    await insertProposal(req, {
      chatId: chat,
      digest,
      documents,
      id: randomUUID(),
      messageId: message,
      tenantId: tenant.id,
      title,
      tool,
    }),
  )
}
