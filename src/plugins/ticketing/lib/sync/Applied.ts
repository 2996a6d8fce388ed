import type { NewestVersion } from '@/database/documents/newestVersions'
import type { Held } from '../plan/types'
import type { CreatedPart, RefusedPart } from './createParts'
import type { WrittenPart } from './updateParts'

/** What was actually applied of a plan. */
export interface Applied {
  created: CreatedPart[]
  written: WrittenPart[]
  /** In addition to those of the plan. */
  held: Held[]
  refused: RefusedPart[]
  /** Documents after the writes, by id. */
  left: ReadonlyMap<string, NewestVersion>
}
