import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { personOf } from '../../../access/personOf'
import { dbOf } from '../../../database/dbOf'
import { queueJob } from '../../../database/queueJob'
import { repositoryOf } from '../database/repositories'
import { syncTheme, type SyncOutcome } from '../lib/github/syncTheme'

const input = z.object({ attempt: z.number().int().min(1).default(1), theme: z.uuid() })

const MAX_ATTEMPTS = 10
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 60 * 60
/** Behind a sync that is under way: the push may have come after it looked. */
const BUSY_SECONDS = 20
const LOCKED_SECONDS = 120
const SECOND = 1000

/** Queues the sync of a theme. However many pushes come while it waits, it is one. */
export const queueSync = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  theme: string,
  { attempt = 1, waitSeconds = 0 } = {},
): Promise<void> =>
  queueJob(await dbOf(req), 'syncTheme', { attempt, theme }, { key: `syncTheme:${theme}`, waitSeconds })

/**
 * Syncs a theme after a push, in the name of whoever connected it: what they may no more, it does no more. What passes by
 * itself (no answer, a limit, somebody at the theme) is tried again after a longer and longer wait.
 */
export async function syncFollowed(payload: BasePayload, given: unknown): Promise<void> {
  const { attempt, theme } = input.parse(given)
  const system = await createLocalReq({}, payload)
  const followed = await repositoryOf(system, theme)
  if (!followed) return
  const user = await payload.findByID({
    id: followed.userId,
    collection: 'users',
    depth: 0,
    disableErrors: true,
    // Nobody is signed in while a job runs: this finds out in whose name it acts.
    overrideAccess: true,
  })
  const req = user ? await createLocalReq({ user: { ...user, collection: 'users' } }, payload) : system
  const wait = waitAfter(await syncTheme(req, theme, await personOf(req)), attempt)
  if (wait !== null && attempt < MAX_ATTEMPTS)
    await queueSync(system, theme, { attempt: attempt + 1, waitSeconds: wait })
}

/** Seconds after which it is worth another try; null where it takes a push or a person. */
export function waitAfter(outcome: SyncOutcome, attempt: number, now = new Date()): number | null {
  if (outcome.kind === 'busy') return BUSY_SECONDS
  if (outcome.kind !== 'failed') return null
  const { code, until } = outcome.problem
  if (code === 'locked') return LOCKED_SECONDS
  if (code === 'rateLimited' && until) return Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / SECOND))
  return code === 'unavailable' ? Math.min(FIRST_WAIT_SECONDS * 2 ** (attempt - 1), LONGEST_WAIT_SECONDS) : null
}
