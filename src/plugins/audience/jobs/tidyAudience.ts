import type { BasePayload } from 'payload'
import { tidyCounts } from '../database/counts'

/** Deletes old figures, and shortens the lists of days that are over. */
export const tidyAudience = (payload: BasePayload): Promise<void> => tidyCounts(payload)
