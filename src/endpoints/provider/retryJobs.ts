import { z } from 'zod'
import { retryGivenUpJobs } from '@/database/provider/overview'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { superAdmin } from '@/endpoints/routeRules'

/** Lets the worker try all jobs of a name again that it has given up. */
export const retryJobs = defineOperation({
  name: 'retryJobs',
  area: 'jobs',
  audit: 'jobs.retried',
  input: z.strictObject({ job: z.string().min(1).max(120) }),
  isAction: true,
  method: 'post',
  output: z.object({ count: z.number().int() }),
  path: '/provider/jobs/retry',
  run: async ({ audit, input: { job }, req }) => {
    const count = await retryGivenUpJobs(req, job)
    if (count === 0) throw notFound('jobs')
    audit({ after: { count, job } })
    return { count }
  },
  summary: 'Try jobs again that were given up',
  who: superAdmin,
})
