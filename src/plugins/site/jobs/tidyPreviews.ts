import type { BasePayload } from 'payload'
import { poolOf } from '../../../database/poolOf'

/** Deletes links to drafts that ended a month ago: until then they are listed as ended. */
export async function tidyPreviews(payload: BasePayload): Promise<void> {
  await poolOf(payload).query(`delete from preview_links where expires_at < now() - interval '30 days'`)
}
