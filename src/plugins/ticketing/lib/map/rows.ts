import { z } from 'zod'

/** Whose value stands: theirs always, ours once filled, or theirs until somebody edits the field here. */
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
  /** Ids of the modes of sale that count. None: all. */
  modesOfSale: z.array(z.string().min(1).max(200)).max(100),
  syncInstances: z.boolean(),
  addInstances: z.boolean(),
  removeInvalidInstances: z.boolean(),
  /** Published documents are updated live; otherwise changes wait as a draft. */
  syncToPublished: z.boolean(),
})

/** What of a box office becomes what of ours, and what a sync may do. */
export type SyncMap = z.infer<typeof syncMapSchema>

/** What one event decides otherwise. Nothing given: as the connection has it. */
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

/** The map that holds for an event: its connection's, with what the event overrides. An override counts only while it is switched on. */
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
