import type { Part } from './parts'

/** A day or a period that a text names, in the site's time zone. */
export interface Moment {
  /** YYYY-MM-DD. */
  from: string
  to: string
  /** HH:mm. */
  time: string | null
  /** Whether a day is named, and not only a time of day. */
  hasDay: boolean
  /** A part of the day, where no time is named. */
  part?: Part
  /** Whether it has no end: "from 5 March on". */
  isOpen?: boolean
  /** Whether it is from one time to another. */
  isSpan?: boolean
  /** As it was written. */
  raw: string
  /** The first and the last day of a range, as they were written. */
  ends?: [Moment, Moment]
}
