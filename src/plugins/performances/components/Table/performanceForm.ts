import { isPlainDay } from '@/lib/events/conditions/conditions'
import { weekdayOf } from '@/lib/events/calendar/days'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { performanceRule, type PerformanceRule } from '@/lib/events/recurring/rule'
import type { PerformanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { changedDetails, emptyDetails, type Details } from '../Details/details'
import { minutesOf } from './rowTexts'

/** Form state of a performance. */
export interface PerformanceForm extends Details {
  day: string
  /** In minutes; empty for an open end. */
  duration: string
  time: string
  venue: string | null
}

export const emptyForm: PerformanceForm = { ...emptyDetails, day: '', duration: '', time: '19:30', venue: null }

/** Initial form of a new performance: time, duration and venue of the given one. */
export const formFromPrevious = (row: PerformanceRow | undefined): PerformanceForm =>
  row ? { ...formOf(row), ...emptyDetails, day: '' } : emptyForm

export function formOf(row: PerformanceRow): PerformanceForm {
  const { day, time } = row.start ? toLocalDateTime(row.start, row.timezone) : { day: '', time: '' }
  return {
    accessTypes: row.accessTypes,
    bookingLinkLabel: row.bookingLinkLabel ?? '',
    bookingLinkURL: row.bookingLinkURL ?? '',
    day,
    duration: String(minutesOf(row) ?? ''),
    instanceStatus: row.instanceStatus,
    time,
    venue: row.venue,
  }
}

const durationOf = ({ duration }: PerformanceForm): number | null => (duration.trim() ? Number(duration) : null)

/** Builds a rule for a single performance; null if the form is incomplete or invalid. */
export function singleRuleOf(form: PerformanceForm): PerformanceRule | null {
  if (!isPlainDay(form.day)) return null
  return (
    performanceRule.safeParse({
      durationMinutes: durationOf(form),
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
    ...(form.duration.trim() !== before.duration && { durationMinutes: durationOf(form) }),
    ...(form.venue !== before.venue && { venue: form.venue }),
  }
  return Object.keys(change).length > 0 ? change : null
}
