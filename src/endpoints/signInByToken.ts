import { executeAuthStrategies, getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { admitToken } from '../access/session'
import { bearerOf, scopeOf } from '../access/bearerTokens'
import { keeperOf } from '../access/tokenKeepers'
import type { Failure } from './answers'
import { asOperationError } from './OperationError'
import { addressOf, consume, limiterOf } from './limits'
import { takesToken } from './tokenRoutes'

const AREA = 'tokens'

/** Calls with one token. */
const CALLS = { points: 600, seconds: 60 }
/** Calls from one network with tokens that are none. Those with one that works go on: a program that was forgotten stops no other. */
const MISSES = { points: 30, seconds: 10 * 60 }

const NOT_HERE: Failure = {
  code: `forbidden:${AREA}`,
  message: 'An access token is not accepted here. Sign in to do this.',
  status: 403,
}
const UNKNOWN: Failure = {
  code: `unauthorized:${AREA}`,
  message: 'This access token is unknown, has expired or was ended.',
  status: 401,
}

/**
 * Looks at a call that comes with a token of a program, before anything of it is read.
 * @returns why it is refused, or what lets the request as it was read sign in. Calls without a token pass as they are.
 * @throws what the database throws
 */
export async function signInByToken(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  { headers, method, url }: Request,
): Promise<Failure | ((read: Request) => void)> {
  const token = bearerOf(headers)
  const awaited = await config
  if (!token || !keeperOf({ config: awaited }, token)) return () => undefined
  if (!takesToken(awaited, method, new URL(url).pathname)) return NOT_HERE
  const payload = await getPayload({ config: awaited })
  admitToken(headers)
  const { user } = await executeAuthStrategies({ headers, payload })
  const scope = scopeOf(user)
  const refusal = scope
    ? await countOf(payload, 'tokens:calls', CALLS, scope.id)
    : ((await countOf(payload, 'tokens:misses', MISSES, addressOf(headers))) ?? UNKNOWN)
  return refusal ?? ((read) => admitToken(read.headers))
}

/** Counts one more. @returns why it is one too many */
async function countOf(payload: BasePayload, name: string, limit: typeof CALLS, key: string): Promise<Failure | null> {
  try {
    await consume(limiterOf(payload, name, limit), key, AREA)
    return null
  } catch (error) {
    const refusal = asOperationError(error, AREA)
    if (refusal) return refusal
    throw error
  }
}
