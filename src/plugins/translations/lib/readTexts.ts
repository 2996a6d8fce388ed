import type { CollectionSlug, PayloadRequest } from 'payload'
import { tenantOf } from '../../../access/tenantOf'
import type { ComparedBlock, Row } from '../../../lib/content/changes/changedField'
import { collectTexts, type DocumentText, type TranslatedField } from './collectTexts'

export interface SiteLanguages {
  main: string
  /** All but the main one. */
  others: string[]
}

/** The languages of a site whose documents are translated; null where it has only one. */
export async function languagesOf(req: PayloadRequest, tenantId: string): Promise<SiteLanguages | null> {
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || tenant.languages.length < 2) return null
  return { main: tenant.defaultLanguage, others: tenant.languages.filter((code) => code !== tenant.defaultLanguage) }
}

/** The texts of the newest version of a document. Asks nobody: callers have. */
export async function readTexts(req: PayloadRequest, collection: string, document: string): Promise<DocumentText[]> {
  const { docs } = await req.payload.db.queryDrafts<Row & { id: string }>({ collection: collection as CollectionSlug, limit: 1, pagination: false, req, where: { parent: { equals: document } } })
  return docs[0] ? textsOfStored(req, collection, docs[0]) : []
}

/** The texts of a document as it is stored; or as one language has it, where that is named. */
export const textsOfStored = ({ payload }: Pick<PayloadRequest, 'payload'>, collection: string, doc: Row, language?: string): DocumentText[] =>
  collectTexts(payload.collections[collection as CollectionSlug].config.flattenedFields as unknown as TranslatedField[], doc, payload.blocks as unknown as Record<string, ComparedBlock>, language)
