import type { Verb } from '@/access/permissions'
import type { ApiResponse, Client } from '@tests/support/client'
import type { Subject } from '../subjects'
import type { TenantName } from '../people'

/** One thing that can be tried on a content type through one door. */
export interface Operation {
  name: string
  /** Rows of the specification that its cases prove. */
  rows?: string
  /** What it needs in the document's tenant. */
  verb: Verb
  /** Tried by everybody; the others by a few of each kind. */
  main?: boolean
  /** Makes a document of its own for each call that is expected to succeed. */
  uses?: 'draft' | 'live' | 'trashed'
  run: (call: Call) => Promise<Outcome>
}

export interface Call {
  client: Client
  subject: Subject
  tenant: TenantName
  /** The document that the call aims at. */
  id: string
}

export interface Outcome {
  /** The call did, or showed, what it is for. */
  done: boolean
  answer: ApiResponse<Body>
}

export interface Body {
  doc?: { id?: string }
  docs?: { id: string; tenant?: unknown; parent?: unknown }[]
  id?: string
  totalDocs?: number
  errors?: unknown[]
}

export const lists = (answer: ApiResponse<Body>, id: string): Outcome => ({
  answer,
  done: answer.status === 200 && (answer.body.docs ?? []).some((doc) => doc.id === id),
})

export const shows = (answer: ApiResponse<Body>, id: string): Outcome => ({
  answer,
  done: answer.status === 200 && answer.body.id === id,
})

export const writes = (answer: ApiResponse<Body>, status = 200): Outcome => ({
  answer,
  done: answer.status === status && Boolean(answer.body.doc?.id ?? answer.body.id),
})
