'use client'

import { useMessages } from '../../ui/useMessages'
import { StateLine } from '../StateLine/StateLine'
import { describeSchedule } from './describeSchedule'
import type { Schedule } from './useSchedules'

/** The scheduled change of a document and its time. */
export function ScheduleLine({ schedule }: { schedule: Schedule | undefined }) {
  const t = useMessages()
  return schedule ? <StateLine icon="Clock">{describeSchedule(t, schedule)}</StateLine> : null
}
