import { setTimeout as pause } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import type { BasePayload, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { removeUnusedFiles } from '@/collections/uploads/uploadOf'
import { featuresOf, type Job } from '@/config/feature'
import { isDatabaseOutage } from '@/database/failures'
import { poolOf } from '@/database/connections'
import { checkDomains } from '@/jobs/tasks/checkDomains'
import { countSites } from '@/jobs/tasks/countSites'
import { deleteExpiredAnswers } from '@/jobs/tasks/deleteExpiredAnswers'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { freeJobs } from '@/jobs/tasks/freeJobs'
import { namePerformances } from '@/jobs/tasks/namePerformances'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { resumeMails } from '@/jobs/tasks/resumeMails'
import { sendAccountMail } from '@/jobs/tasks/sendAccountMail'
import { sendMail } from '@/jobs/tasks/sendMail'
import { tidy } from '@/jobs/tasks/tidy'
import { watchCertificate } from '@/jobs/tasks/watchCertificate'
import { observeJob } from './observeJob'
import { waitForDatabase } from './waitForDatabase'

const withId = z.object({ id: z.uuid() })
const ofTenant = z.object({ tenant: z.uuid() })
const withAddress = z.object({ email: z.string(), kind: z.enum(['reset', 'verify']), userId: z.uuid().optional() })
/** All files of a document and its kept versions, with room for sizes that an adopter adds. */
const ofFiles = z.object({ collection: z.string(), names: z.array(z.string()).max(1_000), tenant: z.uuid().nullable() })
const withDomain = withId.extend({ domain: z.string(), tries: z.number().int().default(0) })

const CORE: Record<string, Job> = {
  checkDomains,
  countSites,
  deleteExpiredAnswers: (payload) => deleteExpiredAnswers(payload),
  deleteTenant: (payload, input) => deleteTenant(payload, withId.parse(input)),
  freeJobs,
  namePerformances: (payload, input) => namePerformances(payload, ofTenant.parse(input)),
  publishScheduled,
  removeAbandonedFiles: (payload, input) => removeUnusedFiles(payload, ofFiles.parse(input)),
  removeFiles: (payload, input) => removeUnusedFiles(payload, ofFiles.parse(input)),
  resumeMails,
  sendAccountMail: (payload, input) => sendAccountMail(payload, withAddress.parse(input)),
  sendMail: (payload, input) => sendMail(payload, withId.parse(input)),
  tidy,
  watchCertificate: (payload, input) => watchCertificate(payload, withDomain.parse(input)),
}

/** All jobs by name, including those of plugins. */
export function taskList(payload: BasePayload): TaskList {
  const jobs: Record<string, Job> = Object.assign(
    {},
    ...featuresOf(payload.config).map(({ worker }) => worker?.jobs ?? {}),
    CORE,
  )
  return Object.fromEntries(
    Object.entries(jobs).map(([name, run]) => [
      name,
      (queued: unknown) =>
        observeJob(name, queued, (input) => runUntilDatabaseReturns(payload, () => run(payload, input))),
    ]),
  )
}

/** A database that shuts down closes its connections one after the other. */
const ENDING_MS = 1_000

/**
 * If a job fails because the database is unavailable, delays the failure until the database is back: the queue records
 * each result on its own connection, and a worker that cannot record one exits.
 */
async function runUntilDatabaseReturns<Result>(
  payload: BasePayload,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (isDatabaseOutage(error)) {
      await pause(ENDING_MS)
      await waitForDatabase(poolOf(payload), () => undefined)
    }
    throw error
  }
}

const SCHEDULE = [
  { cron: '* * * * *', job: 'publishScheduled' },
  { cron: '* * * * *', job: 'freeJobs' },
  { cron: '* * * * *', job: 'resumeMails' },
  { cron: '17 * * * *', job: 'tidy' },
  { cron: '29 3 * * *', job: 'deleteExpiredAnswers' },
  { cron: '43 * * * *', job: 'checkDomains' },
  { cron: '53 * * * *', job: 'countSites' },
]

/** The schedule of recurring jobs, in UTC. `max=1` prevents concurrent runs and a backlog after an interruption. */
export const crontabOf = (config: SanitizedConfig): string =>
  [...SCHEDULE, ...featuresOf(config).flatMap(({ worker }) => worker?.schedule ?? [])]
    .map(({ cron, job }) => `${cron} ${job} ?max=1&jobKey=${job}`)
    .join('\n')
