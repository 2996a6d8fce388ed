'use client'

import { Button, TextField, useMessages } from '@/exports/client'
import styles from './BringIn.module.css'

interface Props {
  /** Number of selected events on all pages. */
  chosen: number
  /** Events on other pages are being loaded. */
  isReading: boolean
  onAll: () => void
  onNone: () => void
  onSearch: (text: string) => void
  search: string
  /** Number of events that match the search. */
  total: number
}

/** Search field with buttons to select all or none. */
export function ListTools({ chosen, isReading, onAll, onNone, onSearch, search, total }: Props) {
  const t = useMessages()
  return (
    <div className={styles.tools}>
      <TextField
        autoComplete="off"
        label={t('ticketingBringInSearch')}
        maxLength={200}
        onValue={onSearch}
        type="search"
        value={search}
      />
      <div className={styles.all}>
        <p role="status">{t('ticketingBringInTotal', { count: total })}</p>
        <Button disabled={isReading || total === 0} icon="ListChecks" onClick={onAll}>
          {t('ticketingBringInAll', { count: total })}
        </Button>
        {chosen > 0 && (
          <Button variant="quiet" onClick={onNone}>
            {t('ticketingBringInClear')}
          </Button>
        )}
      </div>
    </div>
  )
}
