import type { PackageProblem } from '../package/problem'

/**
 * `synced`: the latest commit is current; `waits`: a user with permission must publish it; `asks`: publishing would
 * lose data and needs confirmation; `failed`: the current version stays.
 */
export type SyncState = 'asks' | 'failed' | 'new' | 'synced' | 'waits'

/** Reason why a sync failed. */
export type SyncProblemCode =
  | 'archiveTooLarge'
  | 'disconnected'
  | 'forbidden'
  | 'locked'
  | 'notAllowed'
  | 'notInPlan'
  | 'rateLimited'
  | 'refMissing'
  | 'refused'
  | 'repositoryEmpty'
  | 'repositoryGone'
  | 'revoked'
  | 'unavailable'

export interface SyncProblem {
  code: SyncProblemCode
  /** For `refused`: problems of the package. */
  problems?: PackageProblem[]
  /** For `locked` and `refused`: the error message. */
  message?: string
  /** For `rateLimited` and `unavailable`: time of the next attempt, in ISO 8601. */
  until?: string
}

/** The most recently synced commit. */
export interface LastCommit {
  sha: string
  /** First line of the commit message. */
  title: string
  author: string | null
  at: string | null
  /** The previously synced commit is no longer part of the history: there was a force push. */
  isForced: boolean
}
