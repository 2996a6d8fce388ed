import { isPlainDay } from '@/lib/events/conditions/conditions'
import { weekdayOf } from '@/lib/events/calendar/days'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { MAX_DURATION_MINUTES, performanceRule, type PerformanceRule } from '@/lib/events/recurring/rule'
import type { PerformanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { changedDetails, emptyDetails, type Details } from '../Details/details'
import { minutesOf } from './rowTexts'

/** Form state of a performance. */
export interface PerformanceForm extends Details {
  day: string
  /** In minutes; empty for an open end. */
  duration: string
  /** As stored, which may be longer than what can be entered: an exhibition lasts for weeks. */
  storedDuration: string
  time: string
  venue: string | null
}

export const emptyForm: PerformanceForm = {
  ...emptyDetails,
  day: '',
  duration: '',
  storedDuration: '',
  time: '19:30',
  venue: null,
}

/** Initial form of a new performance: time, venue and, where it can be entered, duration of the given one. */
export function formFromPrevious(row: PerformanceRow | undefined): PerformanceForm {
  if (!row) return emptyForm
  const { duration, ...form } = formOf(row)
  return {
    ...form,
    ...emptyDetails,
    day: '',
    duration: Number(duration) > MAX_DURATION_MINUTES ? '' : duration,
    storedDuration: '',
  }
}

export function formOf(row: PerformanceRow): PerformanceForm {
  const { day, time } = row.start ? toLocalDateTime(row.start, row.timezone) : { day: '', time: '' }
  const duration = String(minutesOf(row) ?? '')
  return {
    accessTypes: row.accessTypes,
    bookingLinkLabel: row.bookingLinkLabel ?? '',
    bookingLinkURL: row.bookingLinkURL ?? '',
    day,
    duration,
    instanceStatus: row.instanceStatus,
    storedDuration: duration,
    time,
    venue: row.venue,
  }
}

const durationOf = ({ duration }: PerformanceForm): number | null => (duration.trim() ? Number(duration) : null)

/** Whether the duration is another than the stored one. */
export const isNewDuration = ({ duration, storedDuration }: PerformanceForm): boolean =>
  duration.trim() !== storedDuration

/**
 * Builds a rule for a single performance; null if the form is incomplete or invalid. It leaves out a duration that stays
 * and is longer than one that can be entered.
 */
export function singleRuleOf(form: PerformanceForm): PerformanceRule | null {
  if (!isPlainDay(form.day)) return null
  const minutes = durationOf(form)
  return (
    performanceRule.safeParse({
      durationMinutes: isNewDuration(form) || Number(minutes) <= MAX_DURATION_MINUTES ? minutes : null,
      except: [],
      from: form.day,
      times: [form.time],
      to: form.day,
      weekdays: [weekdayOf(form.day)],
    }).data ?? null
  )
}

/** Returns the change between a row and its form; null if nothing has changed. */
export function changeOf(form: PerformanceForm, row: PerformanceRow): PerformanceChange | null {
  const before = formOf(row)
  const change: PerformanceChange = {
    ...changedDetails(form, before),
    ...(form.day !== before.day && { day: form.day }),
    ...(form.time !== before.time && { time: form.time }),
    ...(isNewDuration(form) && { durationMinutes: durationOf(form) }),
    ...(form.venue !== before.venue && { venue: form.venue }),
  }
  return Object.keys(change).length > 0 ? change : null
}
