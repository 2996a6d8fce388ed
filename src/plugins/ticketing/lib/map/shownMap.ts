import type { MapSource } from './sources'
import type { TargetField } from './targets'

/** A box-office field as the map editor lists it. */
export interface SourceShown extends MapSource {
  /** A real sample value in the reader's language; null if the box office has none. */
  sample: string | null
}

/** A field of ours as the map editor lists it, labelled in the reader's language. */
export type TargetShown = TargetField
