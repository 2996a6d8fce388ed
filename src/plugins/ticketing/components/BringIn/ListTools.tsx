'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './BringIn.module.css'

interface Props {
  /** How many are chosen, on this page or not. */
  chosen: number
  /** Those on other pages are being read. */
  isReading: boolean
  onAll: () => void
  onNone: () => void
  onSearch: (words: string) => void
  search: string
  /** How many the search has found. */
  total: number
}

/** Search, and all or none at once. */
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
