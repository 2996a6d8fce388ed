import type { Job } from '@/config/feature'
import { deleteExpired } from '../database/accessTokens'

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Deletes tokens 30 days after they expired, so that their owner can still see them until then. */
export const tidyTokens: Job = (payload) => deleteExpired(payload, new Date(Date.now() - THIRTY_DAYS))
