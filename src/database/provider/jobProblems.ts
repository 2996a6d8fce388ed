import type { SiteProblem } from '../../lib/provider/siteProblem'
import { poolOf } from '../connections'
import type { SiteProblemsOf } from './siteProblemsOf'

/** Screens on which jobs of the core can be restarted. For other jobs, the tenant's own screen says whom to contact. */
const PATHS: Record<string, `/${string}`> = {
  namePerformances: '/settings/languages',
  watchCertificate: '/settings/domains',
}

/** Reports jobs that have failed permanently. The key of a job for a tenant contains the tenant's id. */
export const jobProblems: SiteProblemsOf = async (payload) => {
  const { rows } = await poolOf(payload).query<{ tenantId: string; task: string }>({
    name: 'callboard-provider-jobs',
    text: `select distinct t.id as "tenantId", j.task_identifier as task
      from graphile_worker.jobs j
      join tenants t on t.id::text = substring(j.key from '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}')
      where j.attempts >= j.max_attempts and j.locked_at is null order by 1, 2`,
  })
  return rows.map(({ task, tenantId }): SiteProblem => {
    const path = PATHS[task]
    return {
      isInSite: Boolean(path),
      kind: 'job.failed',
      path: path ?? `/collections/tenants/${tenantId}`,
      tenantId,
      values: { job: task },
      word: 'siteJobFailed',
    }
  })
}
