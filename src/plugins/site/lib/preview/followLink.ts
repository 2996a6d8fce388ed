import type { BasePayload } from 'payload'
import { hashToken } from '../../../../lib/crypto/tokens'
import { findOpenLink } from '../../database/previewLinks'
import { mayPreview } from './mayPreview'

export interface LinkTarget {
  collection: string
  id: string
  language: string
}

/** The draft that a shared link shows on this site; null once it has expired, was revoked, or whoever made it may no longer. */
export async function followLink(payload: BasePayload, tenant: string, token: string): Promise<LinkTarget | null> {
  const link = await findOpenLink(payload, tenant, hashToken(token))
  const isOpen =
    link && (await mayPreview(payload, { collection: link.collection, tenant, user: link.created_by, verb: 'manage' }))
  return isOpen ? { collection: link.collection, id: link.id, language: link.language } : null
}
