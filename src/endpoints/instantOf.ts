import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { localToInstant } from '@/lib/events/recurring/localToInstant'
import { refused } from './OperationError'

interface Instant {
  /** Null, or `twice` if the clocks go back and the time occurs twice: the first is used. */
  change: 'twice' | null
  /** ISO 8601. */
  moment: string
}

/**
 * Converts the local time that a user has chosen to an instant.
 * @param zone IANA name
 * @throws OperationError 422 with the path `time` if the clocks skip that time that day
 */
export function instantOf(req: PayloadRequest, area: string, { day, time }: LocalDateTime, zone: string): Instant {
  const { change, moment } = localToInstant(day, time, zone)
  if (change === 'gap') throw refused(area, translatorOf(req.i18n)('validationClockSkips', { time }), 'time')
  return { change, moment }
}
