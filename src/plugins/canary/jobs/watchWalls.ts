import type { BasePayload } from 'payload'
import { dbOf, queueJob } from '@/exports/server'
import type { Job } from '@/exports/types'
import { readSuperAdmins } from '@/database/people/recipients'
import { addCanaryRun, readCanaryRuns } from '../database/canaryRuns'
import { writeCpuTime } from '../lib/cpuTime'
import { breaches, describeFinding } from '../lib/findings'
import { deleteGathered } from '../lib/plant/deleteGathered'
import { plantScene } from '../lib/plant/plantScene'
import { forgetVerdict, RUNS_OF_A_DAY } from '../lib/readVerdict'
import { runCanary, type RunOptions } from '../lib/runCanary'
import { raiseAlarm } from './raiseAlarm'

export const WATCH_JOB = 'watchWalls'

/**
 * 1 % of an hour is 36 s. Answers wait for the database, whose processor time is therefore within theirs. Other jobs may
 * take all the processor time, so that some attempts are made in any case: half a second's worth.
 */
const LIMITS = { maxAttempts: 1_000, maxBusyMs: 25_000, maxCpuMs: 30_000, minAttempts: 100, pauseMs: 50 }

/** Background jobs index and name what has just been created. Their writes are none of an intruder. */
const SETTLE_SECONDS = 120

/** Runs the next part of a round: each hour, and after each start of a worker. */
export const watchWalls: Job = (payload) => watchOnce(payload, LIMITS)

/**
 * Runs a part of a round, stores and logs what it found, and raises the alarm for routes that are new since a day. Does
 * nothing before there is a super-admin: a first account would keep the screen for it, and the demo, from appearing.
 */
export async function watchOnce(payload: BasePayload, limits: Omit<RunOptions, 'from'>): Promise<void> {
  if ((await readSuperAdmins(payload)).length === 0) return
  const { isNew, scene } = await plantScene(payload)
  if (isNew) {
    await queueJob(await dbOf({ payload }), WATCH_JOB, {}, { key: WATCH_JOB, waitSeconds: SETTLE_SECONDS })
    return
  }
  await deleteGathered(payload, scene.a)
  const earlier = await readCanaryRuns(payload, RUNS_OF_A_DAY)
  const startedAt = new Date()
  const { attempts, cpuMs, findings, next, state, total } = await runCanary(payload, scene, {
    ...limits,
    from: earlier[0]?.next ?? 0,
  })
  await addCanaryRun(payload, { attempts, findings, finishedAt: new Date(), next, startedAt, state, total })
  await writeCpuTime(payload, cpuMs)
  forgetVerdict()
  for (const finding of findings)
    payload.logger.error({ finding, msg: `Isolation canary: ${describeFinding(finding)}. See docs/plugins/canary.md.` })
  const known = new Set(earlier.flatMap((run) => run.findings.map(describeFinding)))
  const found = breaches(findings).filter((finding) => !known.has(describeFinding(finding)))
  if (found.length > 0) await raiseAlarm(payload, found)
}
