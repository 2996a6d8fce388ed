import type { Payload } from 'payload'
import { readPicture } from './picture'

/** A picture of an account, tenant or app. */
interface Avatar {
  /** Of the document that it belongs to. */
  id: string
  alt: string
  collection: 'apps' | 'tenants' | 'users'
  field: 'avatar' | 'logo'
  /** Its file in the pictures of the platform. */
  picture: string
  tenant?: string
}

/** Adds a picture to a document, unless it already has one. */
export async function addAvatar(
  payload: Payload,
  { id, alt, collection, field, picture, tenant }: Avatar,
): Promise<void> {
  // The seed runs before any user exists, so access control does not apply. The same holds below.
  const owner: Partial<Record<string, unknown>> = {
    ...(await payload.findByID({ id, collection, depth: 0, overrideAccess: true })),
  }
  if (owner[field]) return
  const file = await readPicture('platform', picture, `${alt}.png`)
  const avatar = await payload.create({ collection: 'avatars', data: { alt, tenant }, file, overrideAccess: true })
  await payload.update({ id, collection, data: { [field]: avatar.id }, overrideAccess: true })
}
