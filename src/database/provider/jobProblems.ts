import type { SiteProblem } from '../../lib/provider/siteProblem'
import { poolOf } from '../connections'
import type { SiteProblemsOf } from './siteProblemsOf'

/** Where jobs of the core are begun anew; of others the site's own page says who to ask. */
const PATHS: Record<string, `/${string}`> = {
  namePerformances: '/settings/languages',
  watchCertificate: '/settings/domains',
}

/** Jobs of the worker that were given up. A job that works for a site has the site's id in its key. */
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
