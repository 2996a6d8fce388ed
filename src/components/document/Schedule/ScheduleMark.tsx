'use client'

import { Icon } from '../../ui/Icon/Icon'
import { Tooltip } from '../../ui/Tooltip/Tooltip'
import { useMessages } from '../../ui/useMessages'
import styles from './Schedule.module.css'
import { describeSchedule } from './describeSchedule'
import type { Schedule } from './useSchedules'

/** The same where there is no room for words: they stand in its name, and come up at it. */
export function ScheduleMark({ schedule, tabIndex }: { schedule: Schedule; tabIndex?: number }) {
  const t = useMessages()
  const words = describeSchedule(t, schedule)
  return (
    <Tooltip text={words}>
      <span aria-label={words} className={styles.mark} role="img" tabIndex={tabIndex}>
        <Icon name="Clock" />
      </span>
    </Tooltip>
  )
}
