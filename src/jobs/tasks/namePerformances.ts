import { createLocalReq, type BasePayload } from 'payload'
import { renamePerformances } from '../../collections/EventInstances/renamePerformances'
import { performancesAfter } from '../../database/performances/names'

/** Performances that are named in one go: a season in sixty languages is more than one statement should hold. */
const BATCH = 200

/** Gives every performance of a tenant its name in every language. Run again it writes only what is missing. */
export async function namePerformances(payload: BasePayload, { tenant }: { tenant: string }): Promise<void> {
  const req = await createLocalReq({}, payload)
  let ids = await performancesAfter(req, { limit: BATCH, tenant })
  while (ids.length > 0) {
    await renamePerformances(req, tenant, { ids })
    ids = await performancesAfter(req, { after: ids.at(-1), limit: BATCH, tenant })
  }
}
