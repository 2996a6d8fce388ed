import type { BasePayload } from 'payload'
import { poolOf } from '../../../../database/poolOf'
import { hashToken } from '../../../../lib/crypto/tokens'
import { mayPreview } from './mayPreview'

export interface LinkTarget {
  collection: string
  id: string
  language: string
}

interface Row extends LinkTarget {
  created_by: string
}

/** The draft that a shared link shows on this site; null once it has expired, was revoked, or whoever made it may no longer. */
export async function followLink(payload: BasePayload, tenant: string, token: string): Promise<LinkTarget | null> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-preview-link',
    text: `select collection, document_id as id, language, created_by from preview_links
      where token_hash = $1 and tenant_id = $2 and revoked_at is null and expires_at > now()`,
    values: [hashToken(token), tenant],
  })
  const [row] = rows
  const isOpen = row && (await mayPreview(payload, { collection: row.collection, tenant, user: row.created_by, verb: 'manage' }))
  return isOpen ? { collection: row.collection, id: row.id, language: row.language } : null
}
