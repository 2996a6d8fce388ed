import type { MapSource } from './sources'
import type { TargetField } from './targets'

/** Something of a box office as the editor of a map offers it. */
export interface SourceShown extends MapSource {
  /** A value that is really there, in the reader's language; null where the box office has none. */
  sample: string | null
}

/** A field of ours as the editor of a map offers it, named in the reader's language. */
export type TargetShown = TargetField
