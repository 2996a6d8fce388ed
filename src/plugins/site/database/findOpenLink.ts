import type { BasePayload } from 'payload'
import { poolOf } from '@/exports/server'

/** The document that an active link shows, and its creator. */
export interface OpenLink {
  collection: string
  /** Id of the document. */
  id: string
  language: string
  createdBy: string
}

/**
 * Finds the active link with a token on a site; null when there is none, or it has expired or been revoked. A statement,
 * because visitors wait for it: see FIGURE.
 */
export async function findOpenLink(payload: BasePayload, tenant: string, tokenHash: string): Promise<OpenLink | null> {
  const { rows } = await poolOf(payload).query<OpenLink>({
    name: 'callboard-preview-link',
    text: `select collection, document_id as id, language, created_by_id as "createdBy" from preview_links
      where token_hash = $1 and tenant_id = $2 and revoked_at is null and expires_at > now()`,
    values: [tokenHash, tenant],
  })
  return rows[0] ?? null
}
