import type { SyncMap } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/document'

/** Response with the field map of a connection. */
export interface MapShown {
  map: SyncMap
  /** Whether the box office has attributes of its own, if somebody configures them there. */
  offersAttributes: boolean
  modesOfSale: { id: string; label: string }[] | null
  sources: { events: SourceShown[]; instances: SourceShown[] }
  targets: { events: TargetShown[]; instances: TargetShown[] }
  updatedAt: string
  /** The default map. */
  usual: SyncMap
}

export interface MapConnection {
  handle: string
  /** Name of the provider. */
  name: string
  tenant: string
}
