import type { WordKey } from '../../../../i18n/en'
import type { SiteColumn } from '../../../../lib/provider/sitesQuery'

/** What each column of the list is called. */
export const COLUMN_WORDS: Record<SiteColumn, WordKey> = {
  activity: 'sitesActivity',
  domain: 'sitesDomain',
  name: 'providerName',
  people: 'sitesPeople',
  plan: 'providerPlan',
  problems: 'sitesProblems',
  published: 'sitesPublished',
  storage: 'sitesStorage',
}
