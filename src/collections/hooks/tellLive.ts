import type { CollectionAfterOperationHook } from 'payload'
import { liveAmong } from '../../database/documents/states'
import { LIVE } from '../../lib/content/live'

interface Row {
  id: string
  _status?: string
  [LIVE]?: boolean
}

/**
 * Tells a list which of its drafts have something live. Payload calls a draft "changed" where any version of it was ever
 * published, so what was taken off the site would look as if it stood there. One statement for a page of a list.
 */
export const markLiveDrafts: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'find' || !('includeLockStatus' in args && args.includeLockStatus && args.draft)) return result
  const drafts = ((result as { docs: unknown[] }).docs as Row[]).filter(({ _status }) => _status === 'draft')
  if (drafts.length === 0) return result
  const live = await liveAmong(
    req,
    collection.slug,
    drafts.map(({ id }) => id),
  )
  for (const draft of drafts) draft[LIVE] = live.has(draft.id)
  return result
}
