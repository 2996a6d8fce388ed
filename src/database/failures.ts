import { GateFull } from '@/lib/workers/FairGate'
import { StorageUnavailable } from '@/lib/storage/StorageUnavailable'
import { fixedMessages } from '@/i18n/fixed/en'
import { ownValue } from '@/lib/values'

/** The response to a failure of the database or the file storage. */
export interface DatabaseFailure {
  /** HTTP status. */
  status: 400 | 409 | 503
  /** `kind:area`, as in every error response. */
  code: string
  message: string
  /** The field with the conflicting value. */
  path?: string
}

const DATABASE_UNAVAILABLE: DatabaseFailure = {
  code: 'unavailable:database',
  message: fixedMessages.databaseUnavailable,
  status: 503,
}
const FILES_UNAVAILABLE: DatabaseFailure = {
  code: 'unavailable:files',
  message: fixedMessages.filesUnavailable,
  status: 503,
}
/** Too much at once: no connection or lock came free in time. Nothing is wrong, and nothing was changed. */
const BUSY: DatabaseFailure = {
  code: 'busy:database',
  message: fixedMessages.serverBusy,
  status: 503,
}
/** A statement that exceeded its time, on a database that responds. */
const TOO_SLOW: DatabaseFailure = {
  code: 'timeout:database',
  message: fixedMessages.statementTooSlow,
  status: 503,
}
const BAD_INPUT: DatabaseFailure = {
  code: 'bad_request:database',
  message: fixedMessages.wrongFormat,
  status: 400,
}
const CONSTRAINT_VIOLATION: DatabaseFailure = {
  code: 'conflict:database',
  message: fixedMessages.storedConflict,
  status: 409,
}
const CONCURRENT_CHANGE: DatabaseFailure = {
  code: 'conflict:database',
  message: fixedMessages.concurrentChange,
  status: 409,
}

/** Violations of unique indexes with a message of their own. */
const BY_INDEX: Record<string, DatabaseFailure> = {
  pages_live_address: {
    code: 'conflict:pages',
    message: fixedMessages.pageAddress,
    path: 'slug',
    status: 409,
  },
  redirects_live_from: {
    code: 'conflict:redirects',
    message: fixedMessages.redirectAddress,
    path: 'from',
    status: 409,
  },
}

/** By SQLSTATE: the full code takes precedence over its two-character class. */
const BY_STATE: Record<string, DatabaseFailure> = {
  '08': DATABASE_UNAVAILABLE,
  '22': BAD_INPUT,
  '23': CONSTRAINT_VIOLATION,
  // Read-only after a failover, or the connection was closed after an idle transaction.
  '25006': DATABASE_UNAVAILABLE,
  '25P03': DATABASE_UNAVAILABLE,
  '28': DATABASE_UNAVAILABLE,
  '3D': DATABASE_UNAVAILABLE,
  '40': CONCURRENT_CHANGE,
  '42846': BAD_INPUT,
  '42883': BAD_INPUT,
  '53': DATABASE_UNAVAILABLE,
  '53300': BUSY,
  '54': BAD_INPUT,
  '55P03': BUSY,
  '57': DATABASE_UNAVAILABLE,
  '57014': TOO_SLOW,
  '58': DATABASE_UNAVAILABLE,
  // Raised by one of our triggers.
  P0001: CONSTRAINT_VIOLATION,
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** The error of a pool whose connections were all in use for too long. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect'

/** Errors of `pg` that have no code. */
const CONNECTION_LOST =
  /Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|not queryable|Query read timeout/

/** Errors of Payload's adapter for queries that it cannot translate to SQL. */
const INVALID_QUERY =
  /^(?:Not supported$|Cannot find field for path at |Relationship was not found$|Invalid value type$)/

const SQL_STATE = /^[0-9A-Z]{5}$/

/**
 * Finds a failure of the database or the file storage in an error or its causes.
 * @returns the response, or null if the error has another origin
 */
export function classifyFailure(error: unknown): DatabaseFailure | null {
  for (let current = error, depth = 0; isErrorLike(current) && depth < 6; current = current.cause, depth++) {
    if (current.name === 'CommitRefused') return CONCURRENT_CHANGE
    if (GateFull.is(current)) return BUSY
    if (StorageUnavailable.is(current)) return FILES_UNAVAILABLE
    const { code, constraint, message } = current
    const conflict = code === '23505' && typeof constraint === 'string' ? ownValue(BY_INDEX, constraint) : undefined
    if (conflict) return conflict
    if (typeof code === 'string') {
      if (NETWORK_CODES.has(code)) return DATABASE_UNAVAILABLE
      const failure = SQL_STATE.test(code) ? (BY_STATE[code] ?? BY_STATE[code.slice(0, 2)]) : undefined
      if (failure) return failure
    }
    if (typeof message === 'string' && message.includes(POOL_EXHAUSTED)) return BUSY
    if (typeof message === 'string' && CONNECTION_LOST.test(message)) return DATABASE_UNAVAILABLE
    if (typeof message === 'string' && INVALID_QUERY.test(message)) return BAD_INPUT
    if (
      current instanceof AggregateError &&
      current.errors.some((inner) => classifyFailure(inner) === DATABASE_UNAVAILABLE)
    )
      return DATABASE_UNAVAILABLE
  }
  return null
}

/** Returns true for transient errors: the database is unavailable, or a concurrent change won. A retry may succeed. */
export function isTransient(error: unknown): boolean {
  const failure = classifyFailure(error)
  return failure?.status === 503 || (failure?.status === 409 && failure.code === 'conflict:database' && isRace(error))
}

/** Returns true for deadlocks, lock timeouts and transactions that could not be committed. */
function isRace(error: unknown): boolean {
  for (let current = error, depth = 0; typeof current === 'object' && current !== null && depth < 6; depth++) {
    const { cause, code, name } = current as { cause?: unknown; code?: unknown; name?: unknown }
    if (name === 'CommitRefused' || (typeof code === 'string' && (code.startsWith('40') || code === '55P03')))
      return true
    current = cause
  }
  return false
}

/** Whether the database or the connection to it is unavailable or busy, so that another server or time may help. */
export const isDatabaseOutage = (error: unknown): boolean => {
  const failure = classifyFailure(error)
  return failure === DATABASE_UNAVAILABLE || failure === BUSY
}

/** Whether a statement exceeded its time: `statement_timeout`, or a request to cancel it. */
export const isStatementTooSlow = (error: unknown): boolean => classifyFailure(error) === TOO_SLOW

interface ErrorLike {
  cause?: unknown
  code?: unknown
  constraint?: unknown
  message?: unknown
  name?: unknown
}

const isErrorLike = (value: unknown): value is ErrorLike => typeof value === 'object' && value !== null
