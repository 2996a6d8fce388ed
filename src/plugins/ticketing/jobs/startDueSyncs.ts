import { createLocalReq, type BasePayload } from 'payload'
import { queueJob } from '../../../database/queueJob'
import { dbOf } from '../../../database/dbOf'
import { takeDue } from '../database/schedule'
import { ticketingSettings } from '../settings'

/** Key of the job that syncs a connection: never two at once. */
export const syncKey = ({ provider, tenant }: { provider: string; tenant: string }): string => `syncTicketing:${tenant}:${provider}`

/** Starts the syncs whose time has come. */
export async function startDueSyncs(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const db = await dbOf(req)
  for (const place of await takeDue(req, ticketingSettings().SYNC_EVERY_MINUTES * 60)) await queueJob(db, 'syncTicketing', place, { key: syncKey(place), maxAttempts: 5 })
}
