import type { Event, EventInstance } from '@/payload-types'
import type { ProgrammeRow } from '../read/programme'
import type { ProgrammeQuery } from './programmeQuery'

/** A field of the form that filters the programme. */
export interface ProgrammeChoice {
  name: string
  label: string
  chosen: string | null
  options: { label: string; value: string }[]
}

/** An event on a day of the calendar. */
export interface CalendarEntry {
  event: Event
  performances: EventInstance[]
}

export interface CalendarDay {
  /** 2026-11-21 */
  date: string
  entries: CalendarEntry[]
  isToday: boolean
  /** Number of events that are not among the entries. */
  more: number
}

/** A month of the programme. */
export interface Calendar {
  days: CalendarDay[]
  /** 2026-11 */
  month: string
  previous: string | null
  next: string | null
  /** Events of the month without performances, and those that last and began before. */
  undated: ProgrammeRow[]
}

/** What the page of the programme shows beside its rows. */
export interface Programme {
  choices: ProgrammeChoice[]
  calendar: Calendar | null
  hasArchive: boolean
  /** Path of the page, without the language. */
  path: string
  query: ProgrammeQuery
}
