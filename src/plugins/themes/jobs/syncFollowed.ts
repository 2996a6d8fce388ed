import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf, personOf, queueJob } from '@/exports/server'
import { repositoryOf } from '../database/repositories'
import { syncTheme, type SyncOutcome } from '../lib/github/syncTheme'

const input = z.object({ attempt: z.number().int().min(1).default(1), theme: z.uuid() })

const MAX_ATTEMPTS = 10
const FIRST_WAIT_SECONDS = 30
const MAX_WAIT_SECONDS = 60 * 60
/** Wait while another sync is running, because the push may have come after it read the branch. */
const BUSY_SECONDS = 20
const LOCKED_SECONDS = 120
const SECOND = 1000

/** Queues the sync of a theme. Several pushes while it is queued result in one sync. */
export const queueSync = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  theme: string,
  { attempt = 1, waitSeconds = 0 } = {},
): Promise<void> =>
  queueJob(await dbOf(req), 'syncTheme', { attempt, theme }, { key: `syncTheme:${theme}`, waitSeconds })

/**
 * Syncs a theme after a push, with the current permissions of the user who linked it. Temporary failures (no response,
 * rate limit, theme locked by an editor) are retried with exponential backoff.
 */
export async function syncFollowed(payload: BasePayload, data: unknown): Promise<void> {
  const { attempt, theme } = input.parse(data)
  const system = await createLocalReq({}, payload)
  const followed = await repositoryOf(system, theme)
  if (!followed) return
  const user = await payload.findByID({
    id: followed.userId,
    collection: 'users',
    depth: 0,
    disableErrors: true,
    // Jobs have no user; this loads the one to act for.
    overrideAccess: true,
  })
  const req = user ? await createLocalReq({ user: { ...user, collection: 'users' } }, payload) : system
  const waitSeconds = waitAfter(await syncTheme(req, theme, await personOf(req)), attempt)
  if (waitSeconds !== null && attempt < MAX_ATTEMPTS)
    await queueSync(system, theme, { attempt: attempt + 1, waitSeconds })
}

/** Returns the seconds until the next attempt; null when only a push or a user can resolve it. */
export function waitAfter(outcome: SyncOutcome, attempt: number, now = new Date()): number | null {
  if (outcome.kind === 'busy') return BUSY_SECONDS
  if (outcome.kind !== 'failed') return null
  const { code, until } = outcome.problem
  if (code === 'locked') return LOCKED_SECONDS
  if (code === 'rateLimited' && until) return Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / SECOND))
  return code === 'unavailable' ? Math.min(FIRST_WAIT_SECONDS * 2 ** (attempt - 1), MAX_WAIT_SECONDS) : null
}
