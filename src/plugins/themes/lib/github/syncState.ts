import type { PackageProblem } from '../package/problem'

/** `synced`: the newest commit counts; `waits` for somebody who may publish; `asks`: the website would lose something; `failed`: what counts stays. */
export type SyncState = 'asks' | 'failed' | 'new' | 'synced' | 'waits'

/** Why a sync did not bring anything in. */
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
  /** Of `refused`: what is wrong with the package. */
  problems?: PackageProblem[]
  /** Of `locked` and `refused`: what was said. */
  message?: string
  /** Of `rateLimited` and `unavailable`: when it is tried again, in ISO 8601. */
  until?: string
}

/** What the newest synced commit says of itself. */
export interface LastCommit {
  sha: string
  /** First line of its message. */
  title: string
  author: string | null
  at: string | null
  /** The commit before it is no longer part of the history: somebody has pushed by force. */
  isForced: boolean
}
