import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../access/idOf'
import type { Avatar } from '../../../../payload-types'

/** Where an avatar's picture is, the square cut where there is one; null for none. */
export async function avatarAddress(req: PayloadRequest, avatar: unknown): Promise<string | null> {
  const id = idOf(avatar)
  if (!id) return null
  const found = await req.payload.db.findOne<Avatar>({ collection: 'avatars', req, where: { id: { equals: id } } })
  const file = found?.sizes?.square?.filename ?? found?.filename
  const { routes, serverURL } = req.payload.config
  return file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
}
