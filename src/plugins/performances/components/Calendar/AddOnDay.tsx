'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import { dayInZone } from '@/lib/time/dayInZone'
import { useAdd } from '../Add/useAdd'
import { usePlan } from '../Add/usePlan'
import { ClashNote } from '../Table/ClashNote'
import { emptyForm, singleRuleOf } from '../Table/performanceForm'
import styles from './Calendar.module.css'
import type { CalendarSite } from './site'

interface Props {
  day: string
  onAdded: () => void
  onClose: () => void
  site: CalendarSite
}

/** Adds a performance on a day of the calendar, after choosing its event and time. */
export function AddOnDay({ day, onAdded, onClose, site }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [event, setEvent] = useState<string | null>(null)
  const [{ duration, time }, setTimes] = useState({ duration: '', time: emptyForm.time })
  const rule = singleRuleOf({ ...emptyForm, day, duration, time })
  const { plan, problem } = usePlan(event ?? '', { rule: event ? rule : null, venue: null })
  const { add, isBusy } = useAdd(event ?? '', onAdded)
  const date = event ? plan?.docs[0] : undefined
  const isReady = event !== null && rule !== null && !isBusy && date !== undefined && !date.isThere
  const save = () => {
    if (isReady) void add({ details: {}, rule, status: 'draft', venue: null }).then((isDone) => isDone && onClose())
  }
  return (
    <Dialog
      action={
        <Button disabled={!isReady} variant="primary" onClick={save}>
          {t('performancesAddSome', { count: 1 })}
        </Button>
      }
      cancelLabel={t('calendarCancel')}
      description={t('calendarAddHelp')}
      isOpen
      onClose={onClose}
      title={t('calendarAddOn', { day: dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language) })}
    >
      <div className={styles.adding}>
        <DocumentPicker
          collection="events"
          label={t('calendarAddEvent')}
          onValue={setEvent}
          tenant={site.id}
          value={event}
        />
        <TextField
          label={t('performancesTime')}
          onValue={(next) => setTimes({ duration, time: next })}
          type="time"
          value={time}
        />
        <TextField
          help={t('performancesDurationHelp')}
          label={t('performancesDuration')}
          min={1}
          onValue={(next) => setTimes({ duration: next, time })}
          type="number"
          value={duration}
        />
        <div aria-live="polite">
          {problem}
          {date?.isThere && t('performancesNothingNew')}
          {date?.change && t(date.change === 'gap' ? 'performancesGap' : 'performancesTwice')}
          {date && <ClashNote clashes={date.clashes} />}
        </div>
      </div>
    </Dialog>
  )
}
