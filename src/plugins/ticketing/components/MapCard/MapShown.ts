import type { SyncMap } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/shownMap'

/** What the server says about the field map of a connection. */
export interface MapShown {
  map: SyncMap
  modesOfSale: { id: string; label: string }[] | null
  sources: { events: SourceShown[]; instances: SourceShown[] }
  targets: { events: TargetShown[]; instances: TargetShown[] }
  updatedAt: string
  /** The map that a connection begins with. */
  usual: SyncMap
}

export interface MapPlace {
  handle: string
  /** Of the provider. */
  name: string
  tenant: string
}
