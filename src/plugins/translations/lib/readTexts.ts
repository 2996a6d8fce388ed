import type { CollectionSlug, PayloadRequest } from 'payload'
import { tenantOf } from '@/exports/server'
import type { Row } from '@/lib/content/changes/changedField'
import { collectTexts, type DocumentText } from './collectTexts'
import { listNewest } from '@/database/documents/stored'

export interface SiteLanguages {
  main: string
  /** All languages except the main one. */
  others: string[]
}

/** Loads the languages of a site; null if it has only one. */
export async function languagesOf(req: PayloadRequest, tenantId: string): Promise<SiteLanguages | null> {
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || tenant.languages.length < 2) return null
  return { main: tenant.defaultLanguage, others: tenant.languages.filter((code) => code !== tenant.defaultLanguage) }
}

export interface NewestTexts {
  isTrashed: boolean
  texts: DocumentText[]
  /** `updatedAt` of the newest version, in ISO 8601. */
  updatedAt: string
}

/** Loads the newest version of a document with its texts; null if there is none. Callers must check permissions. */
export async function readNewest(
  req: PayloadRequest,
  collection: string,
  document: string,
): Promise<NewestTexts | null> {
  const { docs } = await listNewest<Row & { deletedAt?: string | null; id: string; updatedAt: string }>(req, {
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: document } },
  })
  const [doc] = docs
  return doc
    ? {
        isTrashed: Boolean(doc.deletedAt),
        texts: collectStoredTexts(req, collection, doc),
        updatedAt: new Date(doc.updatedAt).toISOString(),
      }
    : null
}

/** Loads the texts of the newest version of a document. Callers must check permissions. */
export const readTexts = async (req: PayloadRequest, collection: string, document: string): Promise<DocumentText[]> =>
  (await readNewest(req, collection, document))?.texts ?? []

/** Collects the texts of a stored document, or of a document read in `language`. */
export const collectStoredTexts = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: string,
  doc: Row,
  language?: string,
): DocumentText[] =>
  collectTexts(payload.collections[collection as CollectionSlug].config.flattenedFields, doc, payload.blocks, language)
