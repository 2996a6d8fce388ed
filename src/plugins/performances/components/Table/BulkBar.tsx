'use client'

import { useEffect } from 'react'
import { Button, useMessages } from '@/exports/client'
import type { PerformanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { AnnounceLink } from '../Announce/AnnounceLink'
import { LinkDialog } from './LinkDialog'
import { ShiftDialog } from './ShiftDialog'
import styles from './Table.module.css'
import type { Changes } from './useChanges'

export type BulkDialog = 'link' | 'shift'

interface Props {
  changes: Changes
  dialog: BulkDialog | null
  onClear: () => void
  onDialog: (dialog: BulkDialog | null) => void
  /** The selected performances, earliest first. */
  rows: PerformanceRow[]
  sellsTickets: boolean
}

const STATES = [
  ['cancelled', 'tableCancelPerformances'],
  ['postponed', 'tablePostpone'],
  ['sold_out', 'tableSoldOut'],
  ['scheduled', 'tableSchedule'],
] as const

/** Toolbar with actions for the selected performances. */
export function BulkBar({ changes, dialog, onClear, onDialog, rows, sellsTickets }: Props) {
  const t = useMessages()
  // A dialog goes with the bar, as when a colleague deletes what is selected, and must not return with the next one.
  useEffect(() => () => onDialog(null), [onDialog])
  const apply = (change: PerformanceChange) => {
    onDialog(null)
    void changes.change(rows, change)
  }
  return (
    <div aria-label={t('tableSelected', { count: rows.length })} className={styles.bar} role="toolbar">
      <span className={styles.selected} role="status">
        {t(changes.isBusy ? 'tableChanging' : 'tableSelected', { count: rows.length })}
      </span>
      {STATES.filter(([state]) => rows.some(({ instanceStatus }) => instanceStatus !== state)).map(
        ([instanceStatus, label]) => (
          <Button
            disabled={changes.isBusy}
            key={instanceStatus}
            variant="quiet"
            onClick={() => apply({ instanceStatus })}
          >
            {t(label)}
          </Button>
        ),
      )}
      <AnnounceLink about={{ ids: rows.map(({ id }) => id) }} />
      <Button disabled={changes.isBusy} variant="quiet" onClick={() => onDialog('shift')}>
        {t('tableShift')}
      </Button>
      {sellsTickets && (
        <Button disabled={changes.isBusy} variant="quiet" onClick={() => onDialog('link')}>
          {t('tableBookingLink')}
        </Button>
      )}
      {rows.some(({ state }) => state !== 'published') && (
        <Button disabled={changes.isBusy} variant="quiet" onClick={() => void changes.publish(rows)}>
          {t('tablePublish')}
        </Button>
      )}
      <Button
        aria-label={t('tableClearSelection')}
        icon="X"
        variant="quiet"
        onClick={onClear}
        title={t('tableClearSelection')}
      >
        {''}
      </Button>
      {dialog === 'shift' && (
        <ShiftDialog onClose={() => onDialog(null)} onShift={(shiftMinutes) => apply({ shiftMinutes })} rows={rows} />
      )}
      {dialog === 'link' && <LinkDialog onClose={() => onDialog(null)} onLink={apply} rows={rows} />}
    </div>
  )
}
