import type { Job } from '../../../config/definePlugin'
import { deleteExpired } from '../database/accessTokens'

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Deletes tokens that have run out, when their owner has had a month to see it. */
export const tidyTokens: Job = (payload) => deleteExpired(payload, new Date(Date.now() - THIRTY_DAYS))
