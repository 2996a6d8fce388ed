import type { PayloadRequest } from 'payload'

/** Fields of a performance that another system fills in, whatever is written here. */
export interface HeldFields {
  /** What that system is called. */
  by: string
  /** Names of top-level fields. */
  fields: string[]
}

/** Says which fields of an event's performances are filled in by another system, by the id of the performance. */
export type HeldFieldsOf = (
  req: PayloadRequest,
  of: { event: string; performances: string[]; tenant: string },
) => Promise<Map<string, HeldFields>>
