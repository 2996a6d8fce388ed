'use client'

import { Icon } from '@/components/ui/Icon/Icon'
import { Tooltip } from '@/components/ui/Tooltip/Tooltip'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Schedule.module.css'
import { describeSchedule } from './describeSchedule'
import type { Schedule } from './useSchedules'
import { StateLine } from '../StateLine/StateLine'

/** Compact form of `ScheduleLine`: an icon whose accessible name and tooltip hold the text. */
export function ScheduleMark({ schedule, tabIndex }: { schedule: Schedule; tabIndex?: number }) {
  const t = useMessages()
  const text = describeSchedule(t, schedule)
  return (
    <Tooltip text={text}>
      <span aria-label={text} className={styles.mark} role="img" tabIndex={tabIndex}>
        <Icon name="Clock" />
      </span>
    </Tooltip>
  )
}

/** The scheduled change of a document and its time. */
export function ScheduleLine({ schedule }: { schedule: Schedule | undefined }) {
  const t = useMessages()
  return schedule ? <StateLine icon="Clock">{describeSchedule(t, schedule)}</StateLine> : null
}
