import type { PayloadRequest } from 'payload'

/** Fields of a performance that are managed by another system and cannot be edited here. */
export interface ExternalFields {
  /** Name of that system. */
  by: string
  /** Names of top-level fields. */
  fields: string[]
}

/** Returns the externally managed fields of an event's performances, by performance id. */
export type LoadExternalFields = (
  req: PayloadRequest,
  of: { event: string; performances: string[]; tenant: string },
) => Promise<Map<string, ExternalFields>>
