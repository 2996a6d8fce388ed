import { createLocalReq, type BasePayload } from 'payload'
import { deleteOldRuns } from '../database/runs'
import { IDLE_RUN_DAYS, RUN_RETENTION_DAYS } from '../lib/sync/limits'

/** Deletes runs past their retention period. */
export async function tidyRuns(payload: BasePayload): Promise<void> {
  await deleteOldRuns(await createLocalReq({}, payload), { days: RUN_RETENTION_DAYS, idleDays: IDLE_RUN_DAYS })
}
