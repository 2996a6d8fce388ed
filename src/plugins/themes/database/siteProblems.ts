import { poolOf } from '../../../database/connections'
import type { SiteProblemsOf } from '../../../database/provider/siteProblemsOf'
import type { SiteProblem } from '../../../lib/provider/siteProblem'

/** Reports themes whose last sync with their repository failed. */
export const themeProblems: SiteProblemsOf = async (payload) => {
  const { rows } = await poolOf(payload).query<{ tenantId: string; repo: string; themeId: string }>({
    name: 'callboard-provider-themes',
    text: `select tenant_id as "tenantId", theme_id as "themeId", repo from theme_repositories where state = 'failed' order by tenant_id, repo`,
  })
  return rows.map(({ repo, tenantId, themeId }): SiteProblem => ({
    isInSite: true,
    kind: 'themes.syncFailed',
    path: `/collections/themes/${themeId}`,
    tenantId,
    values: { repo },
    word: 'themesSiteSyncFailed',
  }))
}
