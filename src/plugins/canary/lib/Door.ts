import type { Aim } from './Aim'
import type { Actor } from './scene'

/** A request, without who sends it. */
export interface Call {
  method: string
  /** With its query. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** Host of a website. Default: the admin's. */
  host?: string
}

/** A way to reach documents, tried with ids of the other site. */
export interface Door {
  /** `GET /api/pages/:id`; shown in findings. */
  route: string
  actors: readonly Actor[]
  /** Whether a successful call changes something. */
  writes: boolean
  /** Makes the request; null if there is nothing of the kind to name. */
  callFor: (aim: Aim) => Call | null
  /** Whether an answer about ids of the other site must equal that about unknown ones, in all or by status. Default: not. */
  tellsNothing?: 'answer' | 'status'
  /** Whether the owner sees the own document through it, which proves that the attempts arrive. Default: not. */
  showsOwn?: boolean
  /** The request for the own document. Default: that of `callFor`. */
  ownCall?: Call
  /** Whether it also shows published documents to everybody: only drafts count. Default: false. */
  isPublic?: boolean
}
