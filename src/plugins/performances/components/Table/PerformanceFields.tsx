'use client'

import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { Button, TextField, useMessages } from '@/exports/client'
import { MAX_DURATION_MINUTES } from '@/lib/events/recurring/rule'
import type { Planned } from '../Add/usePlan'
import { invalidFieldsOf } from '../Add/ruleForm'
import { DetailFields } from '../Details/DetailFields'
import { ClashNote } from './ClashNote'
import { isNewDuration, type PerformanceForm } from './performanceForm'
import styles from './Table.module.css'

interface Props {
  form: PerformanceForm
  /** Why fields are read-only, by name. */
  held?: Partial<Record<string, string>>
  onForm: (changes: Partial<PerformanceForm>) => void
  planned: Planned
  sellsTickets: boolean
  tenant: string
  /** Name of the selected venue, if known. */
  venueName?: string | null
}

/** All fields of a performance that can be edited in the table, with a clash warning. */
export function PerformanceFields({
  form,
  held = {},
  onForm,
  planned: { plan, problem },
  sellsTickets,
  tenant,
  venueName,
}: Props) {
  const t = useMessages()
  const invalid = invalidFieldsOf({ duration: form.duration, from: '', to: '' })
  const [date] = plan?.docs ?? []
  return (
    <>
      <div className={styles.times}>
        <TextField
          autoFocus={!held.start}
          help={held.start}
          label={t('calendarMoveDay')}
          max="9999-12-31"
          onValue={(day) => onForm({ day })}
          readOnly={Boolean(held.start)}
          type="date"
          value={form.day}
        />
        <TextField
          autoFocus={false}
          label={t('performancesTime')}
          onValue={(time) => onForm({ time })}
          readOnly={Boolean(held.start)}
          type="time"
          value={form.time}
        />
        <TextField
          error={
            invalid.duration && isNewDuration(form)
              ? t('performancesDurationWrong', { most: MAX_DURATION_MINUTES })
              : null
          }
          help={held.end ?? t('performancesDurationHelp')}
          label={t('performancesDuration')}
          max={MAX_DURATION_MINUTES}
          min={1}
          onValue={(duration) => onForm({ duration })}
          readOnly={Boolean(held.end)}
          type="number"
          value={form.duration}
        />
        {held.venue ? (
          <TextField
            help={held.venue}
            label={t('performancesVenue')}
            onValue={() => {}}
            readOnly
            value={venueName ?? ''}
          />
        ) : (
          <div className={styles.venue}>
            <DocumentPicker
              collection="venues"
              label={t('performancesVenue')}
              name={venueName}
              onValue={(venue) => onForm({ venue })}
              placeholder={t('performancesVenueEvent')}
              tenant={tenant}
              value={form.venue}
            />
            {form.venue && (
              <Button variant="quiet" onClick={() => onForm({ venue: null })}>
                {t('performancesVenueEvent')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div aria-live="polite" className={styles.told}>
        {problem && <p className={styles.wrong}>{problem}</p>}
        {date?.change && (
          <p className={styles.note}>{t(date.change === 'gap' ? 'performancesGap' : 'performancesTwice')}</p>
        )}
        {date && <ClashNote clashes={date.clashes} />}
      </div>
      <DetailFields form={form} held={held} onForm={onForm} sellsTickets={sellsTickets} />
    </>
  )
}
