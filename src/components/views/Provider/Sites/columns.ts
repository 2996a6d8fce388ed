import type { WordKey } from '../../../../i18n/en'
import type { SiteColumn } from '../../../../lib/provider/sitesQuery'

/** What each column of the list is called. */
export const COLUMN_WORDS: Record<SiteColumn, WordKey> = {
  domain: 'sitesDomain',
  lastActivity: 'sitesActivity',
  name: 'providerName',
  people: 'sitesPeople',
  planName: 'providerPlan',
  problems: 'sitesProblems',
  published: 'sitesPublished',
  storage: 'sitesStorage',
}
