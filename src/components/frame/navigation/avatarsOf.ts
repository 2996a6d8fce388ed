import type { BasePayload } from 'payload'
import { poolOf } from '../../../access/poolOf'

interface Files {
  user: string | null
  tenant: string | null
}

/** Addresses of the small pictures of a person and of the tenant on screen; null where there is none. */
export async function avatarsOf(payload: BasePayload, userId: string, tenantId: string | null): Promise<Files> {
  const { rows } = await poolOf(payload).query<Files>({
    name: 'callboard-frame-pictures',
    text: `select
      (select coalesce(a.sizes_square_filename, a.filename) from users u join avatars a on a.id = u.avatar_id where u.id = $1) as user,
      (select coalesce(a.sizes_square_filename, a.filename) from tenants t join avatars a on a.id = t.avatar_id where t.id = $2) as tenant`,
    values: [userId, tenantId],
  })
  const { routes, serverURL } = payload.config
  const address = (file: string | null | undefined) => (file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null)
  return { tenant: address(rows[0]?.tenant), user: address(rows[0]?.user) }
}
