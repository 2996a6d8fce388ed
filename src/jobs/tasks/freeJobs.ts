import type { BasePayload } from 'payload'
import { createStored } from '@/database/documents/stored'
import { releaseJobsOfDeadWorkers } from '@/database/jobs/workers'
import { readSuperAdmins } from '@/database/people/recipients'
import { translatorOf } from '@/i18n/translator'

/** Grace period: a worker that has just started may not have registered yet. */
const GRACE_PERIOD = '1 minute'

/** Workers that a job may end in a row before it is stopped. */
const MAX_DEATHS = 5

/**
 * Releases the jobs of killed workers so that another worker continues with them; the queue itself would wait four
 * hours. A job that ends every worker is stopped, and the provider notified.
 */
export async function freeJobs(payload: BasePayload): Promise<void> {
  const stopped = await releaseJobsOfDeadWorkers(payload, GRACE_PERIOD, MAX_DEATHS)
  if (stopped.length === 0) return
  const providers = await readSuperAdmins(payload)
  for (const { id, job } of stopped) {
    payload.logger.error({ job, jobId: id, msg: `Job ${job} was stopped: it ended ${MAX_DEATHS} workers in a row` })
    for (const { id: recipient, language } of providers) {
      const t = translatorOf({ language: language ?? 'en' })
      const data = {
        body: t('platformJobStoppedBody', { count: MAX_DEATHS, id }),
        recipient,
        title: t('platformJobStoppedTitle', { job }),
      }
      await createStored({ payload }, { collection: 'notices', data, returning: false })
    }
  }
}
