import { budgets, type Hold } from './bodyBudget'
import { refuse, type Refusal } from './refusal'

export interface BodyLimits {
  /** Most bytes from whoever asks. */
  most: number
  /** Most bytes from somebody who is signed in. */
  mostSignedIn?: number
  /** Is the request somebody's who is signed in? Asked before more than `most` is read. */
  isSignedIn?: () => Promise<boolean>
  /** Longest silence in the middle of a body. */
  silenceMs?: number
  /** Time for a body beside what its length takes at the slowest speed. */
  patienceMs?: number
}

const SILENCE_MS = 15_000
const PATIENCE_MS = 20_000
/** Slowest speed of a body over all. */
const BYTES_PER_MS = 16

/** When to try again where this process holds as much as it may. */
const BUSY_SECONDS = 5

const TOO_LARGE = refuse(413, 'This is too much at once.')
const TOO_SLOW = refuse(408, 'This request took too long to arrive.')
const SIGNED_OUT: Refusal = { code: 'unauthorized:api', message: 'You need to sign in before continuing.', status: 401 }
const BUSY: Refusal = {
  code: 'unavailable:api',
  message: 'Too much is being sent at this moment. Try again in a few seconds.',
  retryAfter: BUSY_SECONDS,
  status: 503,
}

/**
 * Reads a body within limits of length, time and memory, whatever its length header says.
 * @param hold given back by the caller, when the request is answered
 */
export async function readBody(
  request: Request,
  limits: BodyLimits,
  hold: Hold,
): Promise<Refusal | Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  let most = limits.most
  const raise = async (): Promise<Refusal | null> => {
    const { isSignedIn, mostSignedIn = 0 } = limits
    if (!isSignedIn || mostSignedIn <= most) return TOO_LARGE
    if (!(await isSignedIn())) return SIGNED_OUT
    most = mostSignedIn
    return hold.moveTo(budgets.signedIn) ? null : BUSY
  }
  // Where everybody together sends too much, people at work have room of their own.
  const takesSignedIn = async (bytes: number): Promise<boolean> =>
    Boolean(await limits.isSignedIn?.()) && hold.moveTo(budgets.signedIn) && hold.take(bytes)
  if (declared > Math.max(most, limits.mostSignedIn ?? 0)) return TOO_LARGE
  if (declared > most) {
    const refusal = await raise()
    if (refusal) return refusal
  }
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  const deadline = deadlineOf(limits)
  for (;;) {
    const part = await within(reader.read(), deadline(length))
    // What is left of a body stays where it is: to cancel it would end the connection before the answer.
    if (part === 'late') return TOO_SLOW
    if (part.done) return joined(parts, length)
    length += part.value.length
    if (!hold.take(part.value.length) && !(await takesSignedIn(part.value.length))) return BUSY
    if (length > most) {
      const refusal = await raise()
      if (refusal ?? length > most) return refusal ?? TOO_LARGE
    }
    parts.push(part.value)
  }
}

/** How long to wait for the next part, when so many bytes are there. */
function deadlineOf({ patienceMs = PATIENCE_MS, silenceMs = SILENCE_MS }: BodyLimits): (bytes: number) => number {
  const begun = performance.now()
  return (bytes) => Math.min(silenceMs, begun + patienceMs + bytes / BYTES_PER_MS - performance.now())
}

async function within<Result>(result: Promise<Result>, ms: number): Promise<Result | 'late'> {
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

function joined(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
