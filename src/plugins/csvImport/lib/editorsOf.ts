import type { PayloadRequest } from 'payload'
import { findLockHolders, findPersonName } from '@/exports/server'
import type { NewestVersion } from '@/database/documents/newestVersions'

/** Names of other users who are editing documents, by document id. */
export async function editorsOf(
  req: PayloadRequest,
  type: string,
  stored: NewestVersion[],
): Promise<Map<string, string>> {
  const holders = await findLockHolders(
    req,
    type,
    stored.map(({ id }) => id),
    req.user?.id,
  )
  const editors = new Map<string, string>()
  for (const [id, holder] of holders) editors.set(id, (await findPersonName(req, holder)) ?? '–')
  return editors
}
