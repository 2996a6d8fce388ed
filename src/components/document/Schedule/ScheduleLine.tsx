'use client'

import { Icon } from '../../ui/Icon/Icon'
import { useWords } from '../../ui/useWords'
import styles from './Schedule.module.css'
import { scheduleWords } from './scheduleWords'
import type { Schedule } from './useSchedules'

/** What will become of a document, and when. */
export function ScheduleLine({ schedule }: { schedule: Schedule | undefined }) {
  const t = useWords()
  if (!schedule) return null
  return (
    <span className={styles.line}>
      <Icon name="Clock" />
      {scheduleWords(t, schedule)}
    </span>
  )
}
