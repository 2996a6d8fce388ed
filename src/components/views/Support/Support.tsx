import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { readOpenVisits } from '@/database/people/supportVisits'
import { findSites } from '@/endpoints/provider/findSites'
import { translatorOf } from '@/i18n/translator'
import { isFiltered, parseSitesQuery } from '@/lib/provider/sitesQuery'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs } from '../hrefs'
import { NotAllowed } from '../NotAllowed/NotAllowed'
import { SitesFilters } from '../Provider/Sites/SitesFilters'
import { SitesPager } from '../Provider/Sites/SitesPager'
import { Screen } from '../Screen'
import { redirectToLogin } from '../redirectToLogin'
import { SupportSites } from './SupportSites'

/** For support staff: all sites with their problems, and a button to visit one. */
export async function Support(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  if (!person.isSupport) return <NotAllowed view={view} />
  const t = translatorOf(req.i18n)
  const href = hrefs(req)('/support')
  const query = parseSitesQuery(view.searchParams ?? {})
  const { found, part, parts, sites } = await findSites(req, query)
  const visitedIds = new Set((await readOpenVisits(req, person.id)).map(({ tenantId }) => tenantId))
  const { docs: plans } = await req.payload.find({
    collection: 'plans',
    overrideAccess: false,
    pagination: false,
    req,
    select: { name: true },
    sort: 'price',
    user: req.user,
  })
  return (
    <Screen areas={['sites', 'support']} trail={[{ label: t('supportSites') }]} view={view}>
      <PageHeader help={t('supportSitesHelp')} title={t('supportSites')} />
      <SitesFilters
        key={JSON.stringify(query)}
        plans={plans.map(({ id, name }) => ({ label: name, value: id }))}
        query={query}
      />
      {found === 0 ? (
        <EmptyState
          action={isFiltered(query) && <Button href={href}>{t('sitesClear')}</Button>}
          icon="Search"
          title={t(isFiltered(query) ? 'sitesNone' : 'sitesEmpty')}
        />
      ) : (
        <>
          <SettingsCard isFlush title={t('sitesCount', { count: found })}>
            <SupportSites
              sites={sites.map(({ id, name, plan, problems, state }) => ({
                id,
                isVisited: visitedIds.has(id),
                name,
                plan: plan?.name ?? null,
                problems: problems.map(({ text }) => text),
                state,
              }))}
            />
          </SettingsCard>
          <SitesPager href={href} part={part} parts={parts} query={query} t={t} />
        </>
      )}
    </Screen>
  )
}
