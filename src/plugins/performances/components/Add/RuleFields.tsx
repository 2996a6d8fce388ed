'use client'

import { useTranslation } from '@payloadcms/ui'
import { DocumentPicker } from '../../../../components/document/Conditions/DocumentPicker'
import { Button } from '../../../../components/ui/Button/Button'
import { Checkbox } from '../../../../components/ui/Checkbox/Checkbox'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useMessages } from '../../../../components/ui/useMessages'
import { LONGEST_MINUTES } from '../../../../lib/events/recurring/rule'
import { weekdaysIn } from '../../../../lib/time/weekdays'
import styles from './Add.module.css'
import { Entries } from './Entries'
import { mistakesOf, type RuleForm } from './ruleForm'

interface Props {
  form: RuleForm
  onForm: (more: Partial<RuleForm>) => void
  tenant: string
}

const MOST_TIMES = 6

/** Weekdays, times, the first and the last day, and the days that are left out. */
export function RuleFields({ form, onForm, tenant }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const wrong = mistakesOf(form)
  const toggle = (number: number, isOn: boolean) =>
    onForm({ weekdays: isOn ? [...form.weekdays, number].sort() : form.weekdays.filter((one) => one !== number) })
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
        addWord={t('performancesTimeAdd')}
        label={t('performancesTime')}
        least={1}
        most={MOST_TIMES}
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
          error={wrong.to ? t('performancesToEarly') : null}
          label={t('performancesTo')}
          max="9999-12-31"
          min={form.from}
          onValue={(to) => onForm({ to })}
          type="date"
          value={form.to}
        />
      </div>
      <Entries
        addWord={t('performancesExceptAdd')}
        label={t('performancesExceptDay')}
        least={0}
        legend={t('performancesExcept')}
        most={200}
        onValues={(except) => onForm({ except })}
        type="date"
        values={form.except}
      />
      <div className={styles.pair}>
        <TextField
          error={wrong.duration ? t('performancesDurationWrong', { most: LONGEST_MINUTES }) : null}
          help={t('performancesDurationHelp')}
          label={t('performancesDuration')}
          max={LONGEST_MINUTES}
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
