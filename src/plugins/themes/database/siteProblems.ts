import { problemRows, type FindSiteProblems } from '@/database/provider/findSiteProblems'
import type { SiteProblem } from '@/lib/provider/siteProblem'

/** Themes that follow a repository, and whose last sync brought nothing in. */
export const themeProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<{ tenantId: string; repo: string; themeId: string }>(
    payload,
    'themes',
    sites,
    (isOneOf) => `select tenant_id as "tenantId", theme_id as "themeId", repo from theme_repositories
      where state = 'failed' and ${isOneOf('tenant_id')} order by tenant_id, repo`,
  )
  return rows.map(({ repo, tenantId, themeId }): SiteProblem => ({
    isInSite: true,
    kind: 'themes.syncFailed',
    path: `/collections/themes/${themeId}`,
    tenantId,
    values: { repo },
    message: 'themesSiteSyncFailed',
  }))
}
