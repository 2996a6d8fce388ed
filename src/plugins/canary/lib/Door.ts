import type { Aim } from './Aim'
import type { Call } from './Call'
import type { FindingKind } from './findings'
import type { Actor } from './scene'
import type { Trial } from './Trial'

interface BareDoor {
  /** `GET /api/pages/:id`; shown in findings. */
  route: string
  actors: readonly Actor[]
}

/** A request with ids of the other site. */
export interface RequestDoor extends BareDoor {
  /** Whether a successful call changes something. */
  writes: boolean
  /** Makes the request; null if there is nothing of the kind to name. */
  callFor: (aim: Aim) => Call | Promise<Call | null> | null
  /** Whether an answer about ids of the other site must equal that about unknown ones, in all or by status. Default: not. */
  tellsNothing?: 'answer' | 'status' | undefined
  /** Who sees the own document through it, which proves that their attempts arrive. Default: nobody. */
  showsOwn?: readonly Actor[]
  /** The request for the own document. Default: that of `callFor`. */
  ownCall?: Call
  /** Whether it also shows published documents to everybody: only drafts count. Default: false. */
  isPublic?: boolean
  /** The own document in which the request names one of the other site. Default: none. */
  linksFrom?: Call
}

/** Something that is no request, such as a function that screens call in the server. */
export interface ProbeDoor extends BareDoor {
  /** @returns what got through */
  probe: (trial: Trial, actor: Actor) => Promise<FindingKind[]>
}

/** A way to reach documents, tried with ids of the other site. */
export type Door = ProbeDoor | RequestDoor
