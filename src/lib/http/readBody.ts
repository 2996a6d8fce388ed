import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { refuse, type Refusal } from './checkRequest'
import { fixedMessages } from '@/i18n/fixed/en'

/** Memory budget for request bodies in this process, in bytes. */
export interface BodyBudget {
  maxBytes: number
  usedBytes: number
}

const MB = 1024 * 1024

/**
 * Separate budgets, so that anonymous requests cannot use up the memory for signed-in users. A body counts from its
 * first byte until the response is sent, whichever bundle reads it.
 */
export const budgets = oncePerProcess('bodyBudgets', (): Record<'anyone' | 'signedIn', BodyBudget> => ({
  anyone: { usedBytes: 0, maxBytes: 16 * MB },
  signedIn: { usedBytes: 0, maxBytes: 192 * MB },
}))

/** The memory held by one request. */
export interface MemoryReservation {
  /**
   * Reserves more bytes.
   * @returns false if the budget is exhausted; nothing is reserved then
   */
  take: (bytes: number) => boolean
  /**
   * Moves the reservation to another budget.
   * @returns false if that budget is exhausted
   */
  moveTo: (budget: BodyBudget) => boolean
  /** Releases all reserved bytes. */
  release: () => void
}

export function reserveMemoryIn(first: BodyBudget): MemoryReservation {
  let budget = first
  let held = 0
  const take = (bytes: number): boolean => {
    if (budget.usedBytes + bytes > budget.maxBytes) return false
    budget.usedBytes += bytes
    held += bytes
    return true
  }
  const release = () => {
    budget.usedBytes -= held
    held = 0
  }
  return {
    moveTo: (next) => {
      const bytes = held
      release()
      budget = next
      return take(bytes)
    },
    release,
    take,
  }
}

export interface BodyLimits {
  /** Maximum number of bytes for anonymous requests. */
  maxBytes: number
  /** Maximum number of bytes for signed-in users. */
  maxBytesSignedIn?: number
  /** Whether the request comes from a signed-in user. Called before more than `most` bytes are read. */
  isSignedIn?: () => Promise<boolean>
  /** Maximum pause between two parts of a body, in milliseconds. */
  maxPauseMs?: number
  /** Additional time for a body beyond what its length takes at the minimum speed, in milliseconds. */
  graceMs?: number
}

const MAX_PAUSE_MS = 15_000

const GRACE_MS = 20_000

/** Minimum average speed of a body. */
const BYTES_PER_MS = 16

/** Retry delay when the budget is exhausted. */
const BUSY_SECONDS = 5

const TOO_LARGE = refuse(413, fixedMessages.tooLarge)

const TOO_SLOW = refuse(408, fixedMessages.tooSlow)

const SIGNED_OUT: Refusal = { code: 'unauthorized:api', message: fixedMessages.signedOut, status: 401 }

const BUSY: Refusal = {
  code: 'unavailable:api',
  message: fixedMessages.overloaded,
  retryAfter: BUSY_SECONDS,
  status: 503,
}

/**
 * Reads a body within limits of size, time and memory, regardless of its `Content-Length`.
 * @param hold reservation that the caller releases when the response is sent
 */
export async function readBody(
  request: Request,
  limits: BodyLimits,
  hold: MemoryReservation,
): Promise<Refusal | Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  let most = limits.maxBytes
  const raiseLimit = async (): Promise<Refusal | null> => {
    const { isSignedIn, maxBytesSignedIn = 0 } = limits
    if (!isSignedIn || maxBytesSignedIn <= most) return TOO_LARGE
    if (!(await isSignedIn())) return SIGNED_OUT
    most = maxBytesSignedIn
    return hold.moveTo(budgets.signedIn) ? null : BUSY
  }
  // If the anonymous budget is exhausted, signed-in users may use theirs.
  const reserveSignedIn = async (bytes: number): Promise<boolean> =>
    Boolean(await limits.isSignedIn?.()) && hold.moveTo(budgets.signedIn) && hold.take(bytes)
  if (declared > Math.max(most, limits.maxBytesSignedIn ?? 0)) return TOO_LARGE
  if (declared > most) {
    const refusal = await raiseLimit()
    if (refusal) return refusal
  }
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  const deadline = deadlineOf(limits)
  for (;;) {
    const part = await withTimeout(reader.read(), deadline(length))
    // Do not cancel the rest of the body: that would close the connection before the response.
    if (part === 'late') return TOO_SLOW
    if (part.done) return concatenate(parts, length)
    length += part.value.length
    if (!hold.take(part.value.length) && !(await reserveSignedIn(part.value.length))) return BUSY
    if (length > most) {
      const refusal = await raiseLimit()
      if (refusal ?? length > most) return refusal ?? TOO_LARGE
    }
    parts.push(part.value)
  }
}

/** Time to wait for the next part after the given number of bytes. */
function deadlineOf({ graceMs = GRACE_MS, maxPauseMs = MAX_PAUSE_MS }: BodyLimits): (bytes: number) => number {
  const startedAt = performance.now()
  return (bytes) => Math.min(maxPauseMs, startedAt + graceMs + bytes / BYTES_PER_MS - performance.now())
}

async function withTimeout<Result>(result: Promise<Result>, ms: number): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms))
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}

function concatenate(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** The NUL character as forms send it. PostgreSQL stores none, and nobody types one, but pasted texts may hold it. */
const NUL = /%00|\0/g

/**
 * Reads the fields of a form submitted without JavaScript, without NUL characters; empty if the form is too large or too
 * slow.
 */
export async function readFormFields(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const hold = reserveMemoryIn(budgets.anyone)
  try {
    const bytes = await readBody(request, { maxBytes: maxBytes }, hold)
    return new URLSearchParams(bytes instanceof Uint8Array ? new TextDecoder().decode(bytes).replace(NUL, '') : '')
  } finally {
    hold.release()
  }
}
