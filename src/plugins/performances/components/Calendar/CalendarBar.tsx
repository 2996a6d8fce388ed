'use client'

import { useTranslation } from '@payloadcms/ui'
import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { Button, SelectField, useMessages } from '@/exports/client'
import { ACCESS_KINDS, isAccessKind } from '@/lib/events/accessKinds'
import type { CalendarState } from '@/lib/events/calendar/calendarState'
import { formatIn } from '@/lib/time/formatIn'
import styles from './Calendar.module.css'
import type { CalendarSite } from './site'
import { addDays } from '@/lib/events/calendar/days'
import type { NonEmpty } from '@/lib/lists/items'

interface Props {
  onShow: (changes: Partial<CalendarState>) => void
  onStep: (step: -1 | 1) => void
  shown: CalendarState
  site: CalendarSite
  /** Name of the selected venue, if known. */
  venueName: string | null
  week: NonEmpty<string>
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Toolbar of the calendar: period, venue and accessibility filters. */
export function CalendarBar({ onShow, onStep, shown: { access, day, span, venue }, site, venueName, week }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const title =
    span === 'month'
      ? formatIn(language, { month: 'long', timeZone: 'UTC', year: 'numeric' }).format(noon(day))
      : formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', year: 'numeric' }).formatRange(
          noon(week[0]),
          noon(addDays(week[0], 6)),
        )
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button onClick={() => onShow({ day: site.today })}>{t('calendarToday')}</Button>
        <Button
          aria-label={t('calendarPrevious')}
          className={styles.back}
          icon="ChevronRight"
          variant="quiet"
          onClick={() => onStep(-1)}
        >
          {''}
        </Button>
        <Button
          aria-label={t('calendarNext')}
          className={styles.on}
          icon="ChevronRight"
          variant="quiet"
          onClick={() => onStep(1)}
        >
          {''}
        </Button>
        <h2 aria-live="polite" className={styles.title}>
          {title}
        </h2>
      </div>
      <div aria-label={t('calendarShow')} className={styles.spans} role="group">
        {(['month', 'week'] as const).map((option) => (
          <Button
            aria-pressed={span === option}
            key={option}
            onClick={() => onShow({ day: site.today.startsWith(day.slice(0, 7)) ? site.today : day, span: option })}
          >
            {t(option === 'month' ? 'calendarMonth' : 'calendarWeek')}
          </Button>
        ))}
      </div>
      <div className={styles.venue}>
        <DocumentPicker
          collection="venues"
          label={t('performancesVenue')}
          name={venueName}
          onValue={(id) => onShow({ venue: id })}
          placeholder={t('calendarAllVenues')}
          tenant={site.id}
          value={venue}
        />
        {venue && (
          <Button variant="quiet" onClick={() => onShow({ venue: null })}>
            {t('calendarAllVenues')}
          </Button>
        )}
      </div>
      <div className={styles.access}>
        <SelectField
          choices={[
            { label: t('calendarAllAccess'), value: '' },
            ...ACCESS_KINDS.map((kind) => ({ label: t(`access_${kind}`), value: kind })),
          ]}
          label={t('calendarAccess')}
          onValue={(next) => onShow({ access: isAccessKind(next) ? next : undefined })}
          value={access ?? ''}
        />
      </div>
    </div>
  )
}
