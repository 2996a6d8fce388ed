'use client'

import { useTranslation } from '@payloadcms/ui'
import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { Button, Checkbox, TextField, useMessages } from '@/exports/client'
import { MAX_DURATION_MINUTES } from '@/lib/events/recurring/rule'
import { weekdaysIn } from '@/lib/time/weekdays'
import styles from './Add.module.css'
import { Entries } from './Entries'
import { invalidFieldsOf, type RuleForm } from './ruleForm'

interface Props {
  form: RuleForm
  onForm: (changes: Partial<RuleForm>) => void
  tenant: string
}

const MAX_TIMES = 6
const MAX_EXCEPTIONS = 200

/** Fields of a rule: weekdays, times, first and last day, exceptions, duration and venue. */
export function RuleFields({ form, onForm, tenant }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const invalid = invalidFieldsOf(form)
  const toggle = (number: number, isOn: boolean) =>
    onForm({ weekdays: isOn ? [...form.weekdays, number].sort() : form.weekdays.filter((other) => other !== number) })
  return (
    <>
      <fieldset className={styles.set}>
        <legend>{t('performancesDays')}</legend>
        <div className={styles.days}>
          {weekdaysIn(language).map(({ name, number }) => (
            <Checkbox
              isOn={form.weekdays.includes(number)}
              key={number}
              label={name}
              onChange={(isOn) => toggle(number, isOn)}
            />
          ))}
        </div>
      </fieldset>
      <Entries
        addLabel={t('performancesTimeAdd')}
        label={t('performancesTime')}
        min={1}
        max={MAX_TIMES}
        onValues={(times) => onForm({ times })}
        type="time"
        values={form.times}
      />
      <div className={styles.pair}>
        <TextField
          label={t('performancesFrom')}
          max="9999-12-31"
          onValue={(from) => onForm({ from })}
          type="date"
          value={form.from}
        />
        <TextField
          error={invalid.to ? t('performancesToEarly') : null}
          label={t('performancesTo')}
          max="9999-12-31"
          min={form.from}
          onValue={(to) => onForm({ to })}
          type="date"
          value={form.to}
        />
      </div>
      <Entries
        addLabel={t('performancesExceptAdd')}
        label={t('performancesExceptDay')}
        min={0}
        legend={t('performancesExcept')}
        max={MAX_EXCEPTIONS}
        onValues={(except) => onForm({ except })}
        type="date"
        values={form.except}
      />
      <div className={styles.pair}>
        <TextField
          error={invalid.duration ? t('performancesDurationWrong', { most: MAX_DURATION_MINUTES }) : null}
          help={t('performancesDurationHelp')}
          label={t('performancesDuration')}
          max={MAX_DURATION_MINUTES}
          min={1}
          onValue={(duration) => onForm({ duration })}
          type="number"
          value={form.duration}
        />
        <div className={styles.venue}>
          <DocumentPicker
            collection="venues"
            label={t('performancesVenue')}
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
      </div>
    </>
  )
}
