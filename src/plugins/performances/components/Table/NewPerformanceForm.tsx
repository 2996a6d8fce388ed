'use client'

import { useState } from 'react'
import { Button, SelectField, useMessages } from '@/exports/client'
import type { EventPerformances } from '../../operations/listEventPerformances'
import { useAdd } from '../Add/useAdd'
import { usePlan } from '../Add/usePlan'
import { detailsOf } from '../Details/details'
import { formFromPrevious, singleRuleOf } from './performanceForm'
import { PerformanceFields } from './PerformanceFields'
import { rowKeys } from './rowKeys'
import styles from './Table.module.css'

interface Props {
  event: string
  list: EventPerformances
  onClose: () => void
  tenant: string
}

/** Form for a new performance, prefilled from the last one. */
export function NewPerformanceForm({ event, list, onClose, tenant }: Props) {
  const t = useMessages()
  const [form, setForm] = useState(() => formFromPrevious(list.docs.findLast(({ start }) => start !== null)))
  const [status, setStatus] = useState('draft')
  const rule = singleRuleOf(form)
  const planned = usePlan(event, { rule, venue: form.venue })
  const { add, isBusy } = useAdd(event)
  const [date] = planned.plan?.docs ?? []
  const isReady = rule !== null && date !== undefined && !date.isThere && !isBusy
  const save = () => {
    if (isReady)
      void add({ details: detailsOf(form, list.sellsTickets), rule, status, venue: form.venue }).then(
        (isDone) => isDone && onClose(),
      )
  }
  return (
    <div
      aria-label={t('tableAddOneTitle')}
      className={styles.adding}
      onKeyDown={rowKeys({ onEnter: save, onEscape: onClose })}
      role="group"
    >
      <div className={styles.form}>
        <PerformanceFields
          form={form}
          onForm={(changes) => setForm({ ...form, ...changes })}
          planned={planned}
          sellsTickets={list.sellsTickets}
          tenant={tenant}
          venueName={list.docs.find(({ venue }) => venue === form.venue)?.venueName}
        />
        {date?.isThere && (
          <p className={styles.note} role="status">
            {t('performancesNothingNew')}
          </p>
        )}
        <SelectField
          choices={[
            { label: t('performancesAsDrafts'), value: 'draft' },
            { label: t('performancesAsPublished'), value: 'published' },
          ]}
          label={t('performancesAs')}
          onValue={setStatus}
          value={status}
        />
        <div className={styles.buttons}>
          <Button disabled={!isReady} variant="primary" onClick={save}>
            {t('performancesAddSome', { count: 1 })}
          </Button>
          <Button onClick={onClose}>{t('calendarCancel')}</Button>
        </div>
      </div>
    </div>
  )
}
