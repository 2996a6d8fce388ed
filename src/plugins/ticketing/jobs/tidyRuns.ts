import { createLocalReq, type BasePayload } from 'payload'
import { deleteOldRuns } from '../database/runs'
import { IDLE_RUN_DAYS, RUN_DAYS } from '../lib/sync/limits'

/** Forgets syncs of long ago. */
export async function tidyRuns(payload: BasePayload): Promise<void> {
  await deleteOldRuns(await createLocalReq({}, payload), { days: RUN_DAYS, idleDays: IDLE_RUN_DAYS })
}
