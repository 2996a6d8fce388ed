import type { SiteProblem } from '../../lib/provider/siteProblem'
import { problemRows, type FindSiteProblems } from './findSiteProblems'

/** Screens on which jobs of the core can be restarted. For other jobs, the tenant's own screen says whom to contact. */
const PATHS: Record<string, `/${string}`> = {
  namePerformances: '/settings/languages',
  watchCertificate: '/settings/domains',
}

/** Jobs of the worker that were given up. A job that works for a site has the site's id in its key. */
export const jobProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<{ tenantId: string; task: string }>(
    payload,
    'jobs',
    sites,
    (isOneOf) => `select distinct t.id as "tenantId", j.task_identifier as task
      from graphile_worker.jobs j
      join tenants t on t.id = substring(j.key from '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}')::uuid
      where j.attempts >= j.max_attempts and j.locked_at is null and ${isOneOf('t.id')} order by 1, 2`,
  )
  return rows.map(({ task, tenantId }): SiteProblem => {
    const path = PATHS[task]
    return {
      isInSite: Boolean(path),
      kind: 'job.failed',
      path: path ?? `/collections/tenants/${tenantId}`,
      tenantId,
      values: { job: task },
      message: 'siteJobFailed',
    }
  })
}
