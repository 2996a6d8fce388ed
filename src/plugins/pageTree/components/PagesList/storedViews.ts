import type { PayloadRequest } from 'payload'
import { isViewMode, OPEN_KEY, VIEW_KEY, type ViewMode } from '../preferences'

export interface StoredViews {
  mode: ViewMode | null
  /** Null: never opened or closed anything. */
  open: string[] | null
}

/** How the person has left the pages of that site. */
export async function storedViews(req: PayloadRequest, tenant: string): Promise<StoredViews> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    where: { and: [{ key: { in: [VIEW_KEY, OPEN_KEY] } }, { 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: req.user!.id } }] },
  })
  const of = (key: string): unknown => (docs.find((doc) => doc.key === key)?.value as Record<string, unknown> | null | undefined)?.[tenant]
  const [mode, open] = [of(VIEW_KEY), of(OPEN_KEY)]
  return { mode: isViewMode(mode) ? mode : null, open: Array.isArray(open) ? open.filter((id) => typeof id === 'string') : null }
}
