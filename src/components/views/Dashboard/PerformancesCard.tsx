import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf } from '@/i18n/translator'
import { inOneLine, isolateText } from '@/lib/text/isolated'
import { dayTile, timeInZone } from '@/lib/time/dayInZone'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Icon } from '@/components/ui/Icon/Icon'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { isState } from '@/components/ui/Status/states'
import { Status } from '@/components/ui/Status/Status'
import { hrefs } from '../hrefs'
import styles from './Dashboard.module.css'
import type { UpcomingPerformance, PerformanceWarning } from './data/loadUpcomingPerformances'

interface Props {
  performances: UpcomingPerformance[]
  req: PayloadRequest
  tenantZone: string
}

/** The next performances, each in the time zone of its venue. */
export function PerformancesCard({ performances, req, tenantZone }: Props) {
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const { language } = req.i18n
  const allLink = (
    <Link className={styles.all} href={hrefOf('/collections/event-instances')} prefetch={false}>
      {t('performanceAll')}
    </Link>
  )
  return (
    <SettingsCard action={allLink} isFlush title={t('comingPerformances')}>
      {performances.length === 0 && <EmptyState>{t('comingPerformancesNone')}</EmptyState>}
      <List>
        {performances.map(({ id, start, status, title, venue, warnings, zone }) => (
          <ListRow
            detail={
              <>
                {inOneLine([timeInZone(start, zone, language, { withZone: zone !== tenantZone }), venue])}
                {warnings.length > 0 && (
                  <span className={styles.warning}>
                    <Icon name="CircleAlert" /> {inOneLine(warnings.map((warning) => describeWarning(t, warning)))}
                  </span>
                )}
              </>
            }
            end={status !== 'scheduled' && isState(status) && <Status state={status} />}
            href={hrefOf(`/collections/event-instances/${id}`)}
            key={id}
            start={<DayTile moment={start} language={language} zone={zone} />}
            title={title || t('untitled')}
          />
        ))}
      </List>
    </SettingsCard>
  )
}

function describeWarning(t: Translator, warning: PerformanceWarning): string {
  if (warning.kind === 'clash') return t('performanceClash', { title: isolateText(warning.title || t('untitled')) })
  return t(warning.kind === 'noPicture' ? 'performanceNoPicture' : 'performanceNoBookingLink')
}

function DayTile({ language, moment, zone }: { language: string; moment: string; zone: string }) {
  const { day, month, weekday } = dayTile(moment, zone, language)
  return (
    <time className={styles.tile} dateTime={moment}>
      <span>{weekday}</span> <strong>{day}</strong> <span>{month}</span>
    </time>
  )
}
