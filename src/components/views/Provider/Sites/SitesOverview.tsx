import type { PayloadRequest } from 'payload'
import { findSites, type FoundSites } from '@/endpoints/provider/findSites'
import { translatorOf } from '@/i18n/translator'
import { isFiltered, sitesQuery, type SitesQuery } from '@/lib/provider/sitesQuery'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { hrefs } from '../../hrefs'
import styles from './Sites.module.css'
import { SitesPager } from './SitesPager'
import { SitesTable } from './SitesTable'

/** What the filters leave of all sites; or why there is nothing to see, and what to do about it. */
export async function SitesOverview({ query, req }: { query: SitesQuery; req: PayloadRequest }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const href = hrefOf('/collections/tenants')
  const board = await loadSites(req, query)
  if (!board) {
    return (
      <EmptyState
        action={<Button href={`${href}${sitesQuery(query)}`}>{t('sitesTryAgain')}</Button>}
        icon="CircleAlert"
        title={t('sitesFailed')}
      >
        {t('sitesFailedHelp')}
      </EmptyState>
    )
  }
  const { found, part, parts, sites, total } = board
  if (total === 0) {
    return (
      <EmptyState
        action={<Button href={hrefOf('/sites/new')}>{t('providerNewSite')}</Button>}
        icon="Building2"
        title={t('sitesEmpty')}
      >
        {t('sitesEmptyHelp')}
      </EmptyState>
    )
  }
  if (found === 0) {
    return (
      <EmptyState action={<Button href={href}>{t('sitesClear')}</Button>} icon="Search" title={t('sitesNone')}>
        {t('sitesNoneHelp')}
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.count} role="status">
        {isFiltered(query) ? t('sitesCountOf', { count: found, total }) : t('sitesCount', { count: total })}
      </p>
      <SitesTable href={href} hrefOf={hrefOf} language={req.i18n.language} query={query} sites={sites} t={t} />
      <SitesPager href={href} part={part} parts={parts} query={query} t={t} />
    </>
  )
}

/** Null where it could not be read: the frame and the filters around it stay. */
async function loadSites(req: PayloadRequest, query: SitesQuery): Promise<FoundSites | null> {
  try {
    return await findSites(req, query)
  } catch (error) {
    req.payload.logger.error({
      err: error,
      msg: 'Failed to load the list of all sites. Check the database connection.',
    })
    return null
  }
}
