'use client'

import { useTranslation } from '@payloadcms/ui'
import { DocumentPicker } from '../../../../components/document/Conditions/DocumentPicker'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import { formatIn } from '../../../../lib/time/formatIn'
import styles from './Calendar.module.css'
import type { CalendarSite } from './site'

export type Span = 'month' | 'week'

interface Props {
  day: string
  onSpan: (span: Span) => void
  onStep: (step: -1 | 1) => void
  onToday: () => void
  onVenue: (venue: string | null) => void
  site: CalendarSite
  span: Span
  venue: string | null
  week: string[]
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Which time is shown, and of which venue. */
export function CalendarBar({ day, onSpan, onStep, onToday, onVenue, site, span, venue, week }: Props) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const title =
    span === 'month'
      ? formatIn(language, { month: 'long', timeZone: 'UTC', year: 'numeric' }).format(noon(day))
      : formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', year: 'numeric' }).formatRange(noon(week[0]!), noon(week[6]!))
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button onClick={onToday}>{t('calendarToday')}</Button>
        <Button aria-label={t('calendarPrevious')} className={styles.back} icon="ChevronRight" look="quiet" onClick={() => onStep(-1)}>
          {''}
        </Button>
        <Button aria-label={t('calendarNext')} className={styles.on} icon="ChevronRight" look="quiet" onClick={() => onStep(1)}>
          {''}
        </Button>
        <h2 aria-live="polite" className={styles.title}>
          {title}
        </h2>
      </div>
      <div aria-label={t('calendarShow')} className={styles.spans} role="group">
        {(['month', 'week'] as const).map((one) => (
          <Button aria-pressed={span === one} key={one} onClick={() => onSpan(one)}>
            {t(one === 'month' ? 'calendarMonth' : 'calendarWeek')}
          </Button>
        ))}
      </div>
      <div className={styles.venue}>
        <DocumentPicker collection="venues" label={t('performancesVenue')} onValue={onVenue} placeholder={t('calendarAllVenues')} tenant={site.id} value={venue} />
        {venue && (
          <Button look="quiet" onClick={() => onVenue(null)}>
            {t('calendarAllVenues')}
          </Button>
        )}
      </div>
    </div>
  )
}
