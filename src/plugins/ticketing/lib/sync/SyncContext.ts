import type { PlanSettings } from '../plan/types'

/** What is the same for everything that one run writes. */
export interface SyncContext {
  provider: string
  tenant: string
  settings: PlanSettings
  /** Id of the run that keeps what was changed. */
  run: string
}
