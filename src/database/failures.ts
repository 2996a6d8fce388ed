import { StorageAway } from '../lib/storage/StorageAway'

/** What a failure of the database, or of the storage of files, means to the caller. `null` from `classifyFailure`: neither's. */
export interface DatabaseFailure {
  /** Answer of the HTTP call. */
  status: 400 | 409 | 503
  /** `kind:area`, as in every answer of ours. */
  code: string
  message: string
  /** The field that holds what somebody else has. */
  path?: string
}

const AWAY: DatabaseFailure = {
  code: 'unavailable:database',
  message: 'The database is away for a moment. Please try again.',
  status: 503,
}
const FILES_AWAY: DatabaseFailure = {
  code: 'unavailable:files',
  message: 'Files are out of reach for a moment. Please try again.',
  status: 503,
}
const BAD_INPUT: DatabaseFailure = {
  code: 'bad_request:database',
  message: 'A value in this request has the wrong form.',
  status: 400,
}
const REFUSED: DatabaseFailure = {
  code: 'conflict:database',
  message: 'This conflicts with what is stored, or something still refers to it.',
  status: 409,
}
const RACE: DatabaseFailure = {
  code: 'conflict:database',
  message: 'Somebody changed the same thing at the same moment. Please try again.',
  status: 409,
}

/** Values that only one may have, by the index that holds them, where a statement of ours meets it. */
const BY_INDEX: Record<string, DatabaseFailure> = {
  pages_live_address: {
    code: 'conflict:pages',
    message: 'Another page has this address already. Change one of the two first.',
    path: 'slug',
    status: 409,
  },
  redirects_live_from: {
    code: 'conflict:redirects',
    message: 'Another redirect already leads away from this address.',
    path: 'from',
    status: 409,
  },
}

/** By SQLSTATE, most specific first: five characters, else the class of two. */
const BY_STATE: Record<string, DatabaseFailure> = {
  '08': AWAY,
  '22': BAD_INPUT,
  '23': REFUSED,
  // Read-only after a failover, or ended because the transaction was left idle.
  '25006': AWAY,
  '25P03': AWAY,
  '28': AWAY,
  '3D': AWAY,
  '40': RACE,
  '42846': BAD_INPUT,
  '42883': BAD_INPUT,
  '53': AWAY,
  '54': BAD_INPUT,
  '55P03': RACE,
  '57': AWAY,
  '58': AWAY,
  // A trigger of ours said no.
  P0001: REFUSED,
}

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/** What `pg` says in words only. */
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|not queryable|Query read timeout/

/** What Payload's adapter says of a query before it is a statement. */
const UNANSWERABLE =
  /^(?:Not supported$|Cannot find field for path at |Relationship was not found$|Invalid value type$)/

const SQL_STATE = /^[0-9A-Z]{5}$/

/**
 * Finds a failure of the database or of the storage of files in an error or its causes.
 * @returns what to answer, or `null` when the error comes from elsewhere
 */
export function classifyFailure(error: unknown): DatabaseFailure | null {
  for (let current = error, depth = 0; isErrorLike(current) && depth < 6; current = current.cause, depth++) {
    if (current.name === 'CommitRefused') return RACE
    if (StorageAway.is(current)) return FILES_AWAY
    const { code, constraint, message } = current
    if (code === '23505' && typeof constraint === 'string' && Object.hasOwn(BY_INDEX, constraint))
      return BY_INDEX[constraint]!
    if (typeof code === 'string') {
      if (NETWORK.has(code)) return AWAY
      const known = SQL_STATE.test(code) ? (BY_STATE[code] ?? BY_STATE[code.slice(0, 2)]) : undefined
      if (known) return known
    }
    if (typeof message === 'string' && LOST.test(message)) return AWAY
    if (typeof message === 'string' && UNANSWERABLE.test(message)) return BAD_INPUT
    if (current instanceof AggregateError && current.errors.some((inner) => classifyFailure(inner) === AWAY))
      return AWAY
  }
  return null
}

interface ErrorLike {
  cause?: unknown
  code?: unknown
  constraint?: unknown
  message?: unknown
  name?: unknown
}

const isErrorLike = (value: unknown): value is ErrorLike => typeof value === 'object' && value !== null
