import type { Payload } from 'payload'

/** What every part of the seed is given. */
export interface Seeding {
  payload: Payload
  /** The day around which the programme lies. A run that goes on after a kill has the day of the first one. */
  now: Date
  /** Tells the person at the terminal what happens. */
  say: (line: string) => void
}
