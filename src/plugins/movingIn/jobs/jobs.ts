import type { BasePayload } from 'payload'
import { z } from 'zod'
import { LockTaken } from '@/database/bulk/withLock'
import { dbOf, inOwnTransaction, queueJob } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import {
  deletePartsAfter,
  deleteUnusedAfter,
  emptyTexts,
  findOldWebsite,
  jobKeyOf,
  listAbandoned,
} from '../database/oldWebsites'
import { alone, bringAll } from '../lib/bring/bringAll'
import { openBringing, type Bringing } from '../lib/bring/Bringing'
import { assertLasting } from '../lib/bring/failures'
import { finish, giveUp } from '../lib/bring/ends'
import { takeBack } from '../lib/bring/takeBack'
import { KEPT_DAYS, TURN_MS } from '../lib/limits'
import { readExport, refuseExport } from '../lib/readExport'
import type { WebsiteState } from '../lib/states'

const withId = z.object({ id: z.uuid() })

export type MovingInJob = 'bringOldWebsite' | 'readOldWebsite' | 'takeBackOldWebsite'

export const queueMovingIn = async (req: Transaction, job: MovingInJob, id: string): Promise<void> =>
  queueJob(await dbOf(req), job, { id }, { key: jobKeyOf(id) })

/** Reads an export that has arrived. */
export async function readOldWebsite(payload: BasePayload, input: unknown): Promise<void> {
  const website = await findOldWebsite({ payload }, withId.parse(input).id)
  if (website?.state === 'reading') await readExport(payload, website)
}

/** Brings an old website for one turn, and queues the next. */
export const bringOldWebsite = (payload: BasePayload, input: unknown): Promise<void> =>
  inTurns(payload, input, { job: 'bringOldWebsite', next: 'done', state: 'bringing', work: bringAll })

/** Takes an old website back for one turn, and queues the next. */
export const takeBackOldWebsite = (payload: BasePayload, input: unknown): Promise<void> =>
  inTurns(payload, input, { job: 'takeBackOldWebsite', next: 'takenBack', state: 'takingBack', work: takeBack })

interface Work {
  job: MovingInJob
  /** State while the work goes on, and afterwards. */
  state: WebsiteState
  next: 'done' | 'takenBack'
  work: (bringing: Bringing, isOver: () => boolean) => Promise<boolean>
}

async function inTurns(payload: BasePayload, input: unknown, { job, next, state, work }: Work): Promise<void> {
  const { id } = withId.parse(input)
  await alone({ payload, website: { id } }, async () => {
    // Read under the lock: whoever had it before may have brought it to its end.
    const website = await findOldWebsite({ payload }, id)
    if (website?.state !== state) return
    const bringing = await openBringing(payload, website)
    if (!bringing) return inOwnTransaction(payload, (req) => giveUp(req, website))
    const end = Date.now() + TURN_MS
    try {
      const isDone = await work(bringing, () => Date.now() > end)
      if (isDone) await finish(bringing, website, next)
      else await inOwnTransaction(payload, (req) => queueMovingIn(req, job, id))
    } catch (error) {
      assertLasting(error)
      await inOwnTransaction(payload, (req) => giveUp(req, website))
    }
  })
}

const STALE_DAYS = 2

/**
 * Deletes what nobody needs any more: files that were never sent to their end, old exports, and their texts. Ends what
 * no job goes on with, which would keep the site busy for ever.
 */
export async function tidyOldWebsites(payload: BasePayload): Promise<void> {
  for (const website of await listAbandoned({ payload }))
    await alone({ payload, website }, () => endAbandoned(payload, website.id), 0).catch((error: unknown) => {
      // Somebody works on it without a job: an import from the command line.
      if (!(error instanceof LockTaken)) throw error
    })
  await inOwnTransaction(payload, async (req) => {
    await deletePartsAfter(req, 'sending', STALE_DAYS)
    await deletePartsAfter(req, 'done', KEPT_DAYS)
    await deleteUnusedAfter(req, KEPT_DAYS)
    await emptyTexts(req, KEPT_DAYS)
  })
}

const endAbandoned = (payload: BasePayload, id: string): Promise<void> =>
  inOwnTransaction(payload, async (req) => {
    const website = await findOldWebsite(req, id, { forUpdate: true })
    // Looked at again, now that nobody else can work on it.
    const state = (await listAbandoned(req)).find((abandoned) => abandoned.id === id)?.state
    if (state === 'reading') await refuseExport(req, id, 'unreadable')
    else if (state && website) await giveUp(req, website)
  })
