/** What a release is about to do, or has done. A failed one has changed nothing, and can be planned again. */
export const RELEASE_STATES = ['draft', 'planned', 'live', 'takenBack', 'failed'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

/** It can still be changed, and go live. */
export const isOpenState = (state: ReleaseState): boolean =>
  state === 'draft' || state === 'planned' || state === 'failed'

/** What going live did to a document. `none`: it was so already. */
export type Outcome = 'none' | 'published' | 'unpublished'

/** What a document was before its release went live. */
export interface Before {
  /** Id of the version that visitors saw; null where they saw none. */
  liveVersion: string | null
  /** Changes waited as a draft. */
  hasDraft: boolean
}

/** Why a release has not gone live at its time where no document of it is to blame. `planner`: whoever set the time is gone. */
export const FAILURES = ['empty', 'planner', 'trouble'] as const
export type Failure = (typeof FAILURES)[number]

/** Why a document keeps its release from going live, or from being taken back. */
export interface Refusal {
  collection: string
  id: string
  title: string
  reason: string
}
