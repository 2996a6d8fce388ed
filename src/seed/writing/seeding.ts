import type { Payload } from 'payload'

/** The context of every part of the seed. */
export interface SeedContext {
  payload: Payload
  /** The reference day of the programme. A run that continues an interrupted one uses the same day. */
  now: Date
  /** Reports progress to the terminal. */
  log: (line: string) => void
}
