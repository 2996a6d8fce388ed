import { problemRows, type FindSiteProblems } from '@/database/provider/findSiteProblems'
import type { SiteProblem } from '@/lib/provider/siteProblem'
import { namesOf } from '@/database/names'

const themeRepositories = namesOf('theme_repositories')

/** Themes that follow a repository, and whose last sync brought nothing in. */
export const themeProblems: FindSiteProblems = async (payload, sites) => {
  const rows = await problemRows<{ tenantId: string; repo: string; themeId: string }>(
    payload,
    'themes',
    sites,
    (
      isOneOf,
    ) => `select ${themeRepositories.tenant_id} as "tenantId", ${themeRepositories.theme_id} as "themeId", ${themeRepositories.repo} from ${themeRepositories}
      where ${themeRepositories.state} = 'failed' and ${isOneOf('tenant_id')} order by ${themeRepositories.tenant_id}, ${themeRepositories.repo}`,
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
