import type { HeldReason } from '../../lib/plan/types'

/** A planned change to a document, in API responses. */
export interface PlanPartShown {
  externalId: string
  fields: { fromText: string | null; label: string; name: string; toText: string | null }[]
  id?: string
  title: string
  type: 'event-instances' | 'events'
  write: 'draft' | 'live'
}

export interface PlanShown {
  create: PlanPartShown[]
  held: (PlanPartShown & { field: string | null; reason: HeldReason })[]
  problems: { detail: string | null; name: string; title: string }[]
  remove: PlanPartShown[]
  update: PlanPartShown[]
}
