import type { PayloadRequest } from 'payload'
import { findSites, type FoundSites } from '../../../../endpoints/provider/findSites'
import { translatorOf } from '../../../../i18n/translator'
import { partOf } from '../../../../lib/provider/narrowSites'
import { isNarrowed, sitesQuery, type SitesQuery } from '../../../../lib/provider/sitesQuery'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { hrefs } from '../../hrefs'
import styles from './Sites.module.css'
import { SitesPager } from './SitesPager'
import { SitesTable } from './SitesTable'

type LoadedSites = Pick<FoundSites, 'sites' | 'total'> &
  ReturnType<typeof partOf<FoundSites['sites'][number]>> & { sizes: Awaited<ReturnType<FoundSites['sizesOf']>> }

/** The sites that match the filters; or why there are none, with the next step. */
export async function SitesOverview({ query, req }: { query: SitesQuery; req: PayloadRequest }) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const href = hrefOf('/collections/tenants')
  const found = await loadSites(req, query)
  if (!found) {
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
  const { part, parts, shown, sites, sizes, total } = found
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
  if (sites.length === 0) {
    return (
      <EmptyState action={<Button href={href}>{t('sitesClear')}</Button>} icon="Search" title={t('sitesNone')}>
        {t('sitesNoneHelp')}
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.count} role="status">
        {isNarrowed(query) ? t('sitesCountOf', { count: sites.length, total }) : t('sitesCount', { count: total })}
      </p>
      <SitesTable
        href={href}
        hrefOf={hrefOf}
        language={req.i18n.language}
        query={query}
        sites={shown}
        sizes={sizes}
        t={t}
      />
      <SitesPager href={href} part={part} parts={parts} query={query} t={t} />
    </>
  )
}

/** Null if loading fails: the frame and the filters still render. */
async function loadSites(req: PayloadRequest, query: SitesQuery): Promise<LoadedSites | null> {
  try {
    const { sites, sizesOf, total } = await findSites(req, query)
    const part = partOf(sites, query.part)
    return { ...part, sites, sizes: await sizesOf(part.shown), total }
  } catch (error) {
    req.payload.logger.error({
      err: error,
      msg: 'Failed to load the list of all sites. Check the database connection.',
    })
    return null
  }
}
