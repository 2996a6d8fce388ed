import { z } from 'zod'

/**
 * Which value wins: always the box office's (`provider`), ours once filled (`staff`), or the box office's until a user
 * edits the field (`untilEdited`).
 */
export const AUTHORITIES = ['provider', 'staff', 'untilEdited'] as const
export type Authority = (typeof AUTHORITIES)[number]

export const rowSchema = z.strictObject({
  /** Name of a `TargetField`. */
  target: z.string().min(1).max(200),
  /** Name of a `MapSource`. */
  source: z.string().min(1).max(200),
  authority: z.enum(AUTHORITIES),
})
export type Row = z.infer<typeof rowSchema>

const rows = z.array(rowSchema).max(200)

export const syncMapSchema = z.strictObject({
  events: rows,
  instances: rows,
  /** Ids of the modes of sale to include. Empty: all. */
  modesOfSale: z.array(z.string().min(1).max(200)).max(100),
  syncInstances: z.boolean(),
  addInstances: z.boolean(),
  removeInvalidInstances: z.boolean(),
  /** Updates published documents directly; otherwise changes wait as a draft. */
  syncToPublished: z.boolean(),
})

/** Maps box-office fields to ours, and controls what a sync may do. */
export type SyncMap = z.infer<typeof syncMapSchema>

/** Overrides of one event; absent values come from the connection's map. */
export interface EventOverride {
  syncToPublished?: boolean | null
  eventFieldMaps?: { overrideEventMaps?: boolean | null; rows?: readonly Row[] | null } | null
  eventInstanceFieldMaps?:
    | ({ overrideInstanceMaps?: boolean | null; rows?: readonly Row[] | null } & Partial<
        Record<'addInstances' | 'removeInvalidInstances' | 'syncInstances', boolean | null>
      >)
    | null
  modesOfSale?: { overrideModesOfSale?: boolean | null; modesOfSale?: readonly string[] | null } | null
}

/**
 * The map in effect for an event: the connection's map with the event's overrides. An override only counts while it is
 * switched on.
 */
export function effectiveMap(map: SyncMap, override: EventOverride | null | undefined): SyncMap {
  const { eventFieldMaps, eventInstanceFieldMaps: own, modesOfSale, syncToPublished } = override ?? {}
  const isOwn = own?.overrideInstanceMaps === true
  return {
    addInstances: (isOwn ? own.addInstances : null) ?? map.addInstances,
    events: eventFieldMaps?.overrideEventMaps ? [...(eventFieldMaps.rows ?? map.events)] : map.events,
    instances: isOwn ? [...(own.rows ?? map.instances)] : map.instances,
    modesOfSale: modesOfSale?.overrideModesOfSale ? [...(modesOfSale.modesOfSale ?? [])] : map.modesOfSale,
    removeInvalidInstances: (isOwn ? own.removeInvalidInstances : null) ?? map.removeInvalidInstances,
    syncInstances: (isOwn ? own.syncInstances : null) ?? map.syncInstances,
    syncToPublished: syncToPublished ?? map.syncToPublished,
  }
}
