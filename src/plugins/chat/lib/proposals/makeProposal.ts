import { createHash, randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentType } from '../../../../access/contentType'
import type { TenantSummary } from '../../../../access/person'
import { referencesOf } from '../../../../collections/references/referencesOf'
import { documentWords } from '../../../../endpoints/documents/changeWords'
import { namesOf } from '../../../../endpoints/documents/namesOf'
import type { ComparedField } from '../../../../lib/content/changes/changedField'
import { describeValue } from '../../../../lib/content/changes/describeValue'
import { keepProposal } from '../../database/proposals'
import { toShown, type ProposedDocument, type ProposedField, type ShownProposal } from './proposal'
import { valuesFor } from './valuesFor'

interface Asked {
  chat: string
  message: string
  tool: string
  tenant: TenantSummary
  type: ContentType
  given: Record<string, unknown>
  /** The document as it is; null for a new one. */
  current: Record<string, unknown> | null
  title: string
}

/** Makes and keeps a proposal. Nothing of the document changes. @returns null where nothing would change */
export async function makeProposal(req: PayloadRequest, { chat, current, given, message, tenant, title, tool, type }: Asked): Promise<ShownProposal | null> {
  const { config } = req.payload.collections[type.slug as CollectionSlug]
  const fields = config.flattenedFields as unknown as ComparedField[]
  const data = await valuesFor(given, { current: current ?? {}, fields, req, tenant })
  const locale = tenant.defaultLanguage
  const after = { ...current, ...data }
  const named = await namesOf(req, [...referencesOf(req, config, current ?? {}), ...referencesOf(req, config, after)], tenant.id, { locale })
  const words = await documentWords(req, { collection: type.slug, named, site: tenant })
  const shown = fields.flatMap((field): ProposedField[] => {
    if (!Object.hasOwn(given, field.name)) return []
    const [from, to] = [current ? describeValue(field, current[field.name], current, words) : '', describeValue(field, data[field.name], after, words)]
    return from === to ? [] : [{ from: from || null, label: words.label(field.label ?? field.name), name: field.name, to: to || null }]
  })
  if (shown.length === 0) return null
  const document: ProposedDocument = { basedOn: current ? String(current.updatedAt) : null, data, fields: shown, locale, title, type: type.slug, ...(current && { id: String(current.id) }) }
  const digest = createHash('sha256').update(JSON.stringify([tool, document.type, document.id, data])).digest('hex')
  return toShown(await keepProposal(req, { chatId: chat, digest, documents: [document], id: randomUUID(), messageId: message, tenantId: tenant.id, title, tool }))
}
