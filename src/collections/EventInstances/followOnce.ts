import type { PayloadRequest } from 'payload'
import { writeSpan } from '../../database/events/span'
import { NAMES_FOLLOW } from './nameInstance'
import { renamePerformances } from './renamePerformances'

interface Saved {
  /** Events whose performances were saved or deleted. */
  events: Iterable<string>
  /** Performances that were saved. */
  ids: string[]
}

/**
 * Saves or deletes many performances in the request's transaction. What each of them would write besides, its names in
 * every language and the dates of its event, is written once when all of them are done.
 * @param tenant whose they are
 */
export async function followOnce(req: PayloadRequest, tenant: string, save: () => Promise<Saved>): Promise<void> {
  const { [NAMES_FOLLOW]: namesFollow, spansFollow } = req.context
  Object.assign(req.context, { [NAMES_FOLLOW]: true, spansFollow: true })
  const { events, ids } = await save().finally(() =>
    Object.assign(req.context, { [NAMES_FOLLOW]: namesFollow, spansFollow }),
  )
  if (ids.length > 0) await renamePerformances(req, tenant, { ids })
  // In one order, so that two who write the same events do not wait for each other.
  for (const event of [...new Set(events)].sort()) await writeSpan(req, event)
}
