/** States of a release. A failed release has changed nothing and can be planned again. */
export const RELEASE_STATES = ['draft', 'planned', 'live', 'takenBack', 'failed'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

/** Whether the release can still be changed and go live. */
export const isOpenState = (state: ReleaseState): boolean =>
  state === 'draft' || state === 'planned' || state === 'failed'

/** What going live did to a document. `none`: it already had the intended state. */
export type Outcome = 'none' | 'published' | 'unpublished'

/** The state of a document before its release went live. */
export interface Before {
  /** Id of the version that visitors saw; null if they saw none. */
  liveVersion: string | null
  /** It had unpublished changes. */
  hasDraft: boolean
}

/**
 * Why a release has not gone live on time, if no document is the cause. `planner`: the account that planned it is gone.
 */
export const FAILURES = ['empty', 'planner', 'trouble'] as const
export type Failure = (typeof FAILURES)[number]

/** Why a document prevents its release from going live or being taken back. */
export interface Refusal {
  collection: string
  id: string
  title: string
  reason: string
}
