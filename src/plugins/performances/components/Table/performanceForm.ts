import { isPlainDay } from '../../../../lib/events/conditions/isPlainDay'
import { weekdayOf } from '../../../../lib/events/calendar/days'
import { wallOf } from '../../../../lib/events/calendar/wallOf'
import { performanceRule, type PerformanceRule } from '../../../../lib/events/recurring/rule'
import type { PerformanceChange } from '../../lib/change'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import { changedDetails, emptyDetails, type Details } from '../Details/details'
import { minutesOf } from './rowWords'

/** A performance as it is typed. */
export interface PerformanceForm extends Details {
  day: string
  /** Minutes; empty for an open end. */
  duration: string
  time: string
  venue: string | null
}

export const emptyForm: PerformanceForm = { ...emptyDetails, day: '', duration: '', time: '19:30', venue: null }

/** A new one begins as the last one is: at the same time and place, as long. */
export const formLike = (row: PerformanceRow | undefined): PerformanceForm =>
  row ? { ...formOf(row), ...emptyDetails, day: '' } : emptyForm

export function formOf(row: PerformanceRow): PerformanceForm {
  const { day, time } = row.start ? wallOf(row.start, row.timezone) : { day: '', time: '' }
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

/** The rule that asks for this one performance; null while something is missing or makes no sense. */
export function ruleOfOne(form: PerformanceForm): PerformanceRule | null {
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

/** What of it is not as it was; null where nothing is. */
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
