import type { MessageKey } from '@/i18n/en'
import type { SiteColumn } from '@/lib/provider/sitesQuery'

/** Labels of the columns. */
export const COLUMN_LABELS: Record<SiteColumn, MessageKey> = {
  domain: 'sitesDomain',
  lastActivity: 'sitesActivity',
  name: 'providerName',
  people: 'sitesPeople',
  planName: 'providerPlan',
  problems: 'sitesProblems',
  published: 'sitesPublished',
  storage: 'sitesStorage',
}
