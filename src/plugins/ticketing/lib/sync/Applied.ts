import type { NewestVersion } from '../../../../database/documents/newestVersions'
import type { Held } from '../plan/types'
import type { CreatedPart, RefusedPart } from './createParts'
import type { WrittenPart } from './updateParts'

/** What was really done of a plan. */
export interface Applied {
  created: CreatedPart[]
  written: WrittenPart[]
  /** Beside those of the plan. */
  held: Held[]
  refused: RefusedPart[]
  /** Documents as they were left, by their ids. */
  left: ReadonlyMap<string, NewestVersion>
}
