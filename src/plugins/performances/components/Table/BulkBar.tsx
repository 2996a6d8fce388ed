'use client'

import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { useMessages } from '../../../../components/ui/useMessages'
import type { PerformanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { LinkDialog } from './LinkDialog'
import { ShiftDialog } from './ShiftDialog'
import styles from './Table.module.css'
import type { Changes } from './useChanges'

interface Props {
  changes: Changes
  onClear: () => void
  /** Those that are selected, the earliest first. */
  rows: PerformanceRow[]
  sellsTickets: boolean
}

const STATES = [
  ['cancelled', 'tableCancelPerformances'],
  ['postponed', 'tablePostpone'],
  ['sold_out', 'tableSoldOut'],
  ['scheduled', 'tableSchedule'],
] as const

/** What can be done with the performances that are selected, at once. */
export function BulkBar({ changes, onClear, rows, sellsTickets }: Props) {
  const t = useMessages()
  const [asked, setAsked] = useState<'link' | 'shift' | null>(null)
  const change = (wanted: PerformanceChange) => {
    setAsked(null)
    void changes.change(rows, wanted)
  }
  return (
    <div aria-label={t('tableSelected', { count: rows.length })} className={styles.bar} role="toolbar">
      <span className={styles.selected} role="status">
        {t(changes.isBusy ? 'tableChanging' : 'tableSelected', { count: rows.length })}
      </span>
      {STATES.filter(([state]) => rows.some(({ instanceStatus }) => instanceStatus !== state)).map(
        ([instanceStatus, word]) => (
          <Button
            disabled={changes.isBusy}
            key={instanceStatus}
            variant="quiet"
            onClick={() => change({ instanceStatus })}
          >
            {t(word)}
          </Button>
        ),
      )}
      <Button disabled={changes.isBusy} variant="quiet" onClick={() => setAsked('shift')}>
        {t('tableShift')}
      </Button>
      {sellsTickets && (
        <Button disabled={changes.isBusy} variant="quiet" onClick={() => setAsked('link')}>
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
      {asked === 'shift' && (
        <ShiftDialog onClose={() => setAsked(null)} onShift={(shiftMinutes) => change({ shiftMinutes })} rows={rows} />
      )}
      {asked === 'link' && <LinkDialog onClose={() => setAsked(null)} onLink={change} rows={rows} />}
    </div>
  )
}
