import type { Job } from '@/config/feature'
import { deleteExpiredChallenges } from '../database/challenges'

/** Deletes challenges that nobody answered in time. */
export const tidyPasskeyChallenges: Job = (payload) => deleteExpiredChallenges(payload)
