import type { BasePayload } from 'payload'
import { readAuditActors } from '@/database/audit/readAuditActors'
import { personName } from '@/lib/names/personName'

/** A user who appears in the audit log. */
export interface Actor {
  id: string
  name: string
  /** URL of the picture; null if there is none. */
  picture: string | null
  /** Has entries of their own; otherwise there are only entries about them. */
  isActive: boolean
}

/** Users with an account who appear in a site's audit log as actor or subject, by name. */
export async function loadActors(payload: BasePayload, tenantId: string): Promise<Actor[]> {
  const rows = await readAuditActors(payload, tenantId)
  const { routes, serverURL } = payload.config
  const picture = (file: string | null) =>
    file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
  return rows
    .map((row) => ({ id: row.id, isActive: row.isActive, name: personName(row), picture: picture(row.file) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
