import type { BasePayload } from 'payload'
import { actorsOfLog } from '../../../../../database/audit/actorsOfLog'
import { personName } from '../../../../../lib/names/personName'

/** Somebody who stands in the audit log. */
export interface Actor {
  id: string
  name: string
  /** Address of the picture; null where there is none. */
  picture: string | null
  /** Has left lines; else there are only lines about them. */
  isActive: boolean
}

/** Everybody whom lines of a site's audit log are by, or about, and who still has an account; by name. */
export async function actorsOf(payload: BasePayload, tenantId: string): Promise<Actor[]> {
  const rows = await actorsOfLog(payload, tenantId)
  const { routes, serverURL } = payload.config
  const picture = (file: string | null) =>
    file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
  return rows
    .map((row) => ({ id: row.id, isActive: row.isActive, name: personName(row), picture: picture(row.file) }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
