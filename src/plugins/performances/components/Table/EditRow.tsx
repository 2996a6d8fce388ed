'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { Button, useMessages } from '@/exports/client'
import type { EventPerformances, PerformanceRow } from '../../operations/listEventPerformances'
import { usePlan } from '../Add/usePlan'
import { changeOf, formOf, singleRuleOf } from './performanceForm'
import { PerformanceFields } from './PerformanceFields'
import { rowKeys } from './rowKeys'
import { whenOf } from './rowTexts'
import styles from './Table.module.css'
import type { Changes } from './useChanges'

interface Props {
  changes: Changes
  event: string
  list: EventPerformances
  onClose: () => void
  row: PerformanceRow
  tenant: string
}

/** Edits a performance in its row. A conflicting change by somebody else is reported on save. */
export function EditRow({ changes, event, list, onClose, row, tenant }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { config } = useConfig()
  // Snapshot from when the row was opened, so that a reload does not change the form while it is edited.
  const [opened] = useState(row)
  const [form, setForm] = useState(() => formOf(row))
  const editor = useRef<HTMLTableRowElement>(null)
  // It is higher than the row that it replaces: on a phone it would end below the screen.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void editor.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const rule = singleRuleOf(form)
  const planned = usePlan(event, { performance: row.id, rule, venue: form.venue })
  const change = changeOf(form, opened)
  const isReady =
    change !== null &&
    (rule !== null || (change.day === undefined && change.time === undefined && change.durationMinutes === undefined))
  const heldReason = opened.held && t('tableHeld', { provider: opened.held.by })
  const held = Object.fromEntries(opened.held?.fields.map((name) => [name, heldReason ?? '']) ?? [])
  const save = () => {
    if (change && isReady && !changes.isBusy)
      void changes.change([opened], change).then((isDone) => isDone && onClose())
  }
  return (
    <tr className={styles.editing} data-performance={row.id} ref={editor}>
      <td colSpan={5}>
        <div
          aria-label={whenOf(opened, language) ?? t('performanceUndated')}
          className={styles.form}
          onKeyDown={rowKeys({ onEnter: save, onEscape: onClose })}
          role="group"
        >
          <PerformanceFields
            form={form}
            held={held}
            onForm={(update) => setForm({ ...form, ...update })}
            planned={planned}
            sellsTickets={list.sellsTickets}
            tenant={tenant}
            venueName={opened.venueName}
          />
          <div className={styles.buttons}>
            <Button disabled={!isReady || changes.isBusy} variant="primary" onClick={save}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('calendarCancel')}</Button>
            <Button
              href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/event-instances/${row.id}` })}
              variant="quiet"
            >
              {t('tableAllFields')}
            </Button>
          </div>
        </div>
      </td>
    </tr>
  )
}
