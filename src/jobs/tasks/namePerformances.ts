import { createLocalReq, type BasePayload } from 'payload'
import { renamePerformances } from '@/collections/EventInstances/renamePerformances'
import { readPerformanceIdsAfter } from '@/database/performances/names'

/** Number of performances named per query; a season in sixty languages would be too large for one. */
const BATCH = 200

/** Names every performance of a tenant in every language. A second run writes only missing names. */
export async function namePerformances(payload: BasePayload, { tenant }: { tenant: string }): Promise<void> {
  const req = await createLocalReq({}, payload)
  let ids = await readPerformanceIdsAfter(req, { limit: BATCH, tenant })
  while (ids.length > 0) {
    await renamePerformances(req, tenant, { ids })
    ids = await readPerformanceIdsAfter(req, { after: ids.at(-1), limit: BATCH, tenant })
  }
}
