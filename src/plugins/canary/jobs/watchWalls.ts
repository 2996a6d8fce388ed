import type { Job } from '@/config/feature'
import { dbOf } from '@/database/connections'
import { queueJob } from '@/database/jobs/queue'
import { addCanaryRun, readCanaryRuns } from '../database/canaryRuns'
import { breaches } from '../lib/findings'
import { plantScene } from '../lib/plant/plantScene'
import { runCanary } from '../lib/runCanary'
import { raiseAlarm } from './raiseAlarm'

export const WATCH_JOB = 'watchWalls'

/** One run takes at most 36 s of an hour's 3,600: 1 % of a core, the database's share included. */
const LIMITS = { maxAttempts: 300, maxBusyMs: 30_000, pauseMs: 200 }

/** Background jobs index and name what has just been created. Their writes are none of an intruder. */
const SETTLE_SECONDS = 120

/** Runs the next part of a round, stores what it found, and raises the alarm if anything got through. */
export const watchWalls: Job = async (payload) => {
  const { isNew, scene } = await plantScene(payload)
  if (isNew) {
    await queueJob(await dbOf({ payload }), WATCH_JOB, {}, { key: WATCH_JOB, waitSeconds: SETTLE_SECONDS })
    return
  }
  const [last] = await readCanaryRuns(payload, 1)
  const startedAt = new Date()
  const { attempts, findings, next, state, total } = await runCanary(payload, scene, {
    ...LIMITS,
    from: last?.next ?? 0,
  })
  await addCanaryRun(payload, { attempts, findings, finishedAt: new Date(), next, startedAt, state, total })
  const found = breaches(findings)
  if (found.length > 0) await raiseAlarm(payload, found)
}
