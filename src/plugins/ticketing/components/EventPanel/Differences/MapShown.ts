import type { SyncMap } from '../../../lib/map/rows'

export interface NamedShown {
  label: string
  name: string
}

/** A field that a map may fill, with the names of what it may be filled from. */
export interface TargetShown extends NamedShown {
  sources: string[]
}

/** What an event may decide otherwise, as the server tells it. */
export interface MapShown {
  map: SyncMap
  sources: { events: NamedShown[]; instances: NamedShown[] }
  targets: { events: TargetShown[]; instances: TargetShown[] }
}
