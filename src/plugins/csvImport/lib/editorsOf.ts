import type { PayloadRequest } from 'payload'
import { holdersOf } from '../../../access/lockOf'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import type { NewestVersion } from '../../../database/documents/newestVersions'

/** Names of other users who are editing documents, by document id. */
export async function editorsOf(
  req: PayloadRequest,
  type: string,
  stored: NewestVersion[],
): Promise<Map<string, string>> {
  const holders = await holdersOf(
    req,
    type,
    stored.map(({ id }) => id),
    req.user?.id,
  )
  const editors = new Map<string, string>()
  for (const [id, holder] of holders) editors.set(id, (await nameOfPerson(req, holder)) ?? '–')
  return editors
}
