import type { Translator } from '@/i18n/createTranslator'
import type { SizedSite } from '@/endpoints/provider/findSites'
import { type SitesQuery, hostOfWebsite } from '@/lib/provider/sitesQuery'
import { fileSize } from '@/lib/files/fileSize'
import { intlLanguage } from '@/lib/time/formatIn'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import { Status } from '@/components/ui/Status/Status'
import type { HrefOf } from '../../hrefs'
import { COLUMN_LABELS } from './columns'
import { ProblemList } from './ProblemList'
import { SiteButton } from './SiteButton'
import { SiteMenu } from './SiteMenu'
import styles from './Sites.module.css'
import { SitesHead } from './SitesHead'

interface Props {
  href: string
  hrefOf: HrefOf
  language: string
  query: SitesQuery
  sites: SizedSite[]
  t: Translator
}

/** Sites, one a line; where there is little room, one a card. */
export const SitesTable = ({ href, query, sites, t, ...reader }: Props) => (
  <div aria-label={t('sitesTitle')} className={styles.scroll} role="region" tabIndex={0}>
    <table className={styles.table}>
      <SitesHead href={href} query={query} t={t} />
      <tbody>
        {sites.map((site) => (
          <Line key={site.id} site={site} t={t} {...reader} />
        ))}
      </tbody>
    </table>
  </div>
)

interface LineProps extends Pick<Props, 'hrefOf' | 'language' | 't'> {
  site: SizedSite
}

function Line({ hrefOf, language, site, t }: LineProps) {
  const { id, lastActivity, name, people, plan, problems, published, state, storage, website } = site
  const number = new Intl.NumberFormat(intlLanguage(language))
  return (
    <tr>
      <th scope="row">
        <SiteButton id={id} label={t('sitesEnter', { name })} path="">
          <bdi>{name}</bdi>
        </SiteButton>
        <Status state={state} />
      </th>
      <td data-label={t(COLUMN_LABELS.planName)}>
        {plan ? <bdi>{plan.name}</bdi> : <span className={styles.none}>{t('providerNoPlan')}</span>}
      </td>
      <td className={styles.domain} data-label={t(COLUMN_LABELS.domain)}>
        {state === 'active' ? (
          <a className={styles.link} href={website} rel="noreferrer" target="_blank">
            <bdi>{hostOfWebsite(website)}</bdi>
          </a>
        ) : (
          <bdi>{hostOfWebsite(website)}</bdi>
        )}
      </td>
      <td className={styles.number} data-label={t(COLUMN_LABELS.people)}>
        {number.format(people)}
      </td>
      <td className={styles.number} data-label={t(COLUMN_LABELS.storage)}>
        {storage > 0 ? fileSize(storage, intlLanguage(language)) : number.format(0)}
      </td>
      <td className={styles.number} data-label={t(COLUMN_LABELS.published)}>
        {number.format(published)}
      </td>
      <td data-label={t(COLUMN_LABELS.lastActivity)}>
        {lastActivity ? (
          <time dateTime={lastActivity} title={exactTime(new Date(lastActivity), language)}>
            {relativeTime(new Date(lastActivity), new Date(), language)}
          </time>
        ) : (
          <span className={styles.none}>{t('sitesActivityNone')}</span>
        )}
      </td>
      <td className={styles.wide} data-label={t(COLUMN_LABELS.problems)}>
        <ProblemList hrefOf={hrefOf} id={id} problems={problems} t={t} />
      </td>
      <td className={styles.actions}>
        <SiteMenu
          document={hrefOf(`/collections/tenants/${id}`)}
          id={id}
          name={name}
          website={state === 'active' ? website : null}
        />
      </td>
    </tr>
  )
}
