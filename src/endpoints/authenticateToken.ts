import { type BasePayload, executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload'
import { allowToken } from '../access/session'
import { bearerOf, scopeOf } from '../access/bearerTokens'
import { tokenStoreOf } from '../access/tokenStores'
import type { Failure } from './failureResponses'
import { toOperationError } from './OperationError'
import { clientNetworkOf, consume, limiterOf } from './rateLimits'
import { takesToken } from './tokenRoutes'

const AREA = 'tokens'

/** Requests per token. */
const CALL_LIMIT = { points: 600, seconds: 60 }
/**
 * Requests per network with invalid tokens. Requests with valid tokens are not affected, so that a forgotten program
 * blocks no other.
 */
const INVALID_TOKEN_LIMIT = { points: 30, seconds: 10 * 60 }

const NOT_ACCEPTED: Failure = {
  code: `forbidden:${AREA}`,
  message: 'An access token is not accepted here. Sign in to do this.',
  status: 403,
}
const INVALID_TOKEN: Failure = {
  code: `unauthorized:${AREA}`,
  message: 'This access token is unknown, has expired or was ended.',
  status: 401,
}

/**
 * Authenticates a request with a program's token before its body is read. Requests without a token pass unchanged.
 * @returns the refusal, or a function that allows the parsed request to use the token
 * @throws database errors
 */
export async function authenticateToken(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  { headers, method, url }: Request,
): Promise<Failure | ((read: Request) => void)> {
  const token = bearerOf(headers)
  const resolvedConfig = await config
  if (!token || !tokenStoreOf({ config: resolvedConfig }, token)) return () => undefined
  if (!takesToken(resolvedConfig, method, new URL(url).pathname)) return NOT_ACCEPTED
  const payload = await getPayload({ config: resolvedConfig })
  allowToken(headers)
  const { user } = await executeAuthStrategies({ headers, payload })
  const scope = scopeOf(user)
  const refusal = scope
    ? await countCall(payload, 'tokens:calls', CALL_LIMIT, scope.id)
    : ((await countCall(payload, 'tokens:misses', INVALID_TOKEN_LIMIT, clientNetworkOf(headers))) ?? INVALID_TOKEN)
  return refusal ?? ((read) => allowToken(read.headers))
}

/** @returns the refusal if the limit is exceeded */
async function countCall(
  payload: BasePayload,
  name: string,
  limit: typeof CALL_LIMIT,
  key: string,
): Promise<Failure | null> {
  try {
    await consume(limiterOf(payload, name, limit), key, AREA)
    return null
  } catch (error) {
    const refusal = toOperationError(error, AREA)
    if (refusal) return refusal
    throw error
  }
}
