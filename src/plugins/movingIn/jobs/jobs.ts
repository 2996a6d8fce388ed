import type { BasePayload } from 'payload'
import { z } from 'zod'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { personOf } from '@/access/personOf'
import { dbOf, type Transaction } from '@/database/connections'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { queueJob } from '@/database/jobs/queue'
import { notify } from '@/endpoints/notices/notify'
import { countItems, failWaiting } from '../database/items'
import {
  deleteStaleParts,
  deleteUnusedAfter,
  emptyTexts,
  findOldWebsite,
  writeOldWebsite,
  type OldWebsite,
} from '../database/oldWebsites'
import { alone, bringAll } from '../lib/bring/bringAll'
import { asPerson, openBringing, type Bringing } from '../lib/bring/Bringing'
import { assertLasting } from '../lib/bring/failures'
import { takeBack } from '../lib/bring/takeBack'
import { KEPT_DAYS, SCREEN, TURN_MS } from '../lib/limits'
import { readExport } from '../lib/readExport'
import type { WebsiteState } from '../lib/states'

const withId = z.object({ id: z.uuid() })

export type MovingInJob = 'bringOldWebsite' | 'readOldWebsite' | 'takeBackOldWebsite'

export const queueMovingIn = async (req: Transaction, job: MovingInJob, id: string): Promise<void> =>
  queueJob(await dbOf(req), job, { id })

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
  const website = await findOldWebsite({ payload }, id)
  if (website?.state !== state) return
  const bringing = await openBringing(payload, website)
  if (!bringing) return inOwnTransaction(payload, (req) => giveUp(req, id))
  const end = Date.now() + TURN_MS
  await alone(bringing, async () => {
    try {
      const isDone = await work(bringing, () => Date.now() > end)
      if (isDone) await finish(bringing, website, next)
      else await inOwnTransaction(payload, (req) => queueMovingIn(req, job, id))
    } catch (error) {
      assertLasting(error)
      await inOwnTransaction(payload, (req) => giveUp(req, id))
    }
  })
}

/**
 * Ends work that cannot go on, such as that of a person whose account is gone. Anybody else can try again, or take back
 * what has come.
 */
async function giveUp(req: Transaction, id: string): Promise<void> {
  await failWaiting(req, id)
  await writeOldWebsite(req, id, { state: 'done' })
}

/** Notes the end, and tells the person. */
const finish = (bringing: Bringing, { id, tenantId, title, userId }: OldWebsite, next: Work['next']): Promise<void> =>
  asPerson(bringing, async (req) => {
    const counts = await countItems(req, id)
    const sum = (state: string): string =>
      String(counts.filter((entry) => entry.state === state).reduce((total, { count }) => total + count, 0))
    const name = title || bringing.tenant.name
    await writeOldWebsite(req, id, { state: next })
    await writeAudit(req, {
      action: next === 'done' ? 'movingIn.done' : 'movingIn.takenBack',
      details: {
        after: { count: sum(next === 'done' ? 'brought' : 'takenBack'), title: name },
        target: `old-websites/${id}`,
      },
      person: await personOf(req),
      tenantId,
    })
    await notify(req, {
      href: SCREEN,
      recipients: [userId],
      tenantId,
      title: next === 'done' ? 'movingInDoneNotice' : 'movingInTakenBackNotice',
      values: { title: name },
    })
  })

const STALE_DAYS = 2

/** Deletes what nobody needs any more: files that were never sent to their end, old exports, and their texts. */
export const tidyOldWebsites = (payload: BasePayload): Promise<void> =>
  inOwnTransaction(payload, async (req) => {
    await deleteStaleParts(req, STALE_DAYS)
    await deleteUnusedAfter(req, KEPT_DAYS)
    await emptyTexts(req, KEPT_DAYS)
  })
