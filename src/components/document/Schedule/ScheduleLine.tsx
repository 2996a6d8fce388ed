'use client'

import { useWords } from '../../ui/useWords'
import { StateLine } from '../StateLine/StateLine'
import { scheduleWords } from './scheduleWords'
import type { Schedule } from './useSchedules'

/** What will become of a document, and when. */
export function ScheduleLine({ schedule }: { schedule: Schedule | undefined }) {
  const t = useWords()
  return schedule ? <StateLine icon="Clock">{scheduleWords(t, schedule)}</StateLine> : null
}
