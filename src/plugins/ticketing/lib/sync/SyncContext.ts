import type { PlanSettings } from '../plan/types'

/** Context shared by all writes of a run. */
export interface SyncContext {
  provider: string
  tenant: string
  settings: PlanSettings
  /** Id of the run that the changes are recorded under. */
  run: string
}
