import type { PayloadRequest } from 'payload'
import type { PartType } from '../plan/types'

interface SaveOptions {
  id: string
  data: Record<string, unknown>
  /** Published at once. Otherwise saved as a draft, unless it is moved to or restored from the trash. */
  isLive: boolean
  language: string
  type: PartType
}

/** Saves a document on behalf of the site, without a user's access control. */
export async function saveDocument(
  req: PayloadRequest,
  { data, id, isLive, language, type }: SaveOptions,
): Promise<void> {
  if (Object.keys(data).length === 0) return
  await req.payload.update({
    id,
    collection: type,
    data: { ...data, ...(isLive && { _status: 'published' }) },
    depth: 0,
    draft: !isLive && !('deletedAt' in data),
    locale: language as 'en',
    // Access was checked when the sync or undo was started; scheduled runs have no user.
    overrideAccess: true,
    req,
    trash: true,
  })
}
