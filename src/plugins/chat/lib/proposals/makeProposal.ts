import { createHash, randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentType } from '../../../../access/contentType'
import type { TenantSummary } from '../../../../access/person'
import { referencesOf } from '../../../../collections/references/referencesOf'
import { documentLabels } from '../../../../endpoints/documents/changeLabels'
import { namesOf } from '../../../../endpoints/documents/namesOf'
import { describeValue } from '../../../../lib/content/changes/describeValue'
import { keepProposal } from '../../database/proposals'
import { toShown, type ProposedDocument, type ProposedField, type ShownProposal } from './proposal'
import { valuesFor } from './valuesFor'

interface Change {
  tenant: TenantSummary
  type: ContentType
  given: Record<string, unknown>
  /** The document as it is; null for a new one. */
  current: Record<string, unknown> | null
  title: string
  /** Blocks of a new document, with what they say. */
  layout?: { blocks: Record<string, unknown>[]; text: string }
}

interface Made {
  chat: string
  message: string
  tool: string
  tenant: TenantSummary
  title: string
}

/** Makes and keeps a proposal for one document. Nothing of it changes. @returns null where nothing would change */
export async function makeProposal(req: PayloadRequest, asked: Change & Made): Promise<ShownProposal | null> {
  const document = await describeDocument(req, asked)
  return document && keepDocuments(req, asked, [document])
}

/** A document as it would be, field by field. @returns null where nothing would change */
export async function describeDocument(
  req: PayloadRequest,
  { current, given, layout, tenant, title, type }: Change,
): Promise<ProposedDocument | null> {
  const { config } = req.payload.collections[type.slug as CollectionSlug]
  const fields = config.flattenedFields
  const data = await valuesFor(given, { current: current ?? {}, fields, req, tenant })
  const locale = tenant.defaultLanguage
  const after = { ...current, ...data }
  const named = await namesOf(
    req,
    [...referencesOf(req, config, current ?? {}), ...referencesOf(req, config, after)],
    tenant.id,
    { locale },
  )
  const words = await documentLabels(req, { collection: type.slug, named, site: tenant })
  const shown = fields.flatMap((field): ProposedField[] => {
    const label = words.label(field.label ?? field.name)
    if (layout && field.name === 'layout') return [{ from: null, label, name: field.name, to: layout.text }]
    if (!Object.hasOwn(given, field.name)) return []
    const [from, to] = [
      current ? describeValue(field, current[field.name], current, words) : '',
      describeValue(field, data[field.name], after, words),
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

/** Keeps documents as one proposal. */
export async function keepDocuments(
  req: PayloadRequest,
  { chat, message, tenant, title, tool }: Made,
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
    await keepProposal(req, {
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
