import { sitesLinkQuery, parseSitesQuery } from '@/lib/provider/sitesQuery'
import { Button } from '@/components/ui/Button/Button'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs } from '../../hrefs'
import { ProblemList } from '../Sites/ProblemList'
import { SiteButton } from '../Sites/SiteButton'
import { troubledSites, type CardProps } from './loadOverview'

const MAX_SITES = 8

/** Sites with problems, each with a link to where it is put right, and how many sites are closed. */
export function AttentionCard({ overview: { attention, suspended }, req, t }: CardProps) {
  const hrefOf = hrefs(req)
  const list = hrefOf('/collections/tenants')
  const hasMore = attention.found > MAX_SITES
  return (
    <SettingsCard
      action={
        hasMore && (
          <Button href={`${list}${sitesLinkQuery(troubledSites())}`} variant="quiet">
            {t('overviewAttentionAll')}
          </Button>
        )
      }
      isFlush
      title={attention.found > 0 ? `${t('overviewAttention')} · ${attention.found}` : t('overviewAttention')}
    >
      <List>
        {attention.found === 0 && <ListRow title={t('overviewAllWell')} />}
        {attention.sites.slice(0, MAX_SITES).map(({ id, name, problems }) => (
          <ListRow
            detail={<ProblemList hrefOf={hrefOf} id={id} problems={problems} t={t} />}
            key={id}
            title={
              <SiteButton id={id} label={t('sitesEnter', { name })} path="">
                <bdi>{name}</bdi>
              </SiteButton>
            }
          />
        ))}
        {suspended > 0 && (
          <ListRow
            href={`${list}${sitesLinkQuery(parseSitesQuery({ state: 'suspended' }))}`}
            title={t('overviewSuspended', { count: suspended })}
          />
        )}
      </List>
    </SettingsCard>
  )
}
