import type { PayloadRequest } from 'payload'
import { isMode, VIEW_KEY, type Mode } from './site'

/** How the person has left the performances of that site. */
export async function storedMode(req: PayloadRequest, tenant: string): Promise<Mode> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    where: { and: [{ key: { equals: VIEW_KEY } }, { 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: req.user!.id } }] },
  })
  const mode = (docs[0]?.value as Record<string, unknown> | null | undefined)?.[tenant]
  return isMode(mode) ? mode : 'list'
}
