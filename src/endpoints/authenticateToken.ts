import { type BasePayload, executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload'
import { isSecondFactorMissing } from '@/access/person'
import { personByHeaders } from '@/access/personOf'
import { allowToken, tokenOnHold } from '@/access/session'
import { bearerOf } from '@/access/sessionToken'
import { tokenStoreOf } from '@/access/tokenStores'
import { scopeOf, isTokenKey } from '@/access/bearerTokens'
import { fixedMessages } from '@/i18n/fixed/en'
import type { Failure } from './failureResponses'
import { toOperationError } from './OperationError'
import { clientNetworkOf, consume, limiterOf } from './rateLimits'
import { callboardOf, type OperationInfo } from '@/access/registryOf'

const AREA = 'tokens'

/** Requests per token. */
const CALL_LIMIT = { points: 600, seconds: 60 }
/**
 * Requests per network with invalid tokens. Requests with valid tokens are not affected, so that a forgotten program
 * blocks no other.
 */
const INVALID_TOKEN_LIMIT = { points: 30, seconds: 10 * 60 }

const NOT_ACCEPTED: Failure = { code: `forbidden:${AREA}`, message: fixedMessages.tokenNotAccepted, status: 403 }
const ON_HOLD: Failure = { code: `suspended:${AREA}`, message: fixedMessages.tokenOnHold, status: 403 }
const NEEDS_FACTOR: Failure = { code: `second_factor:${AREA}`, message: fixedMessages.secondFactor, status: 403 }
const INVALID_TOKEN: Failure = {
  code: `unauthorized:${AREA}`,
  headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  message: fixedMessages.tokenInvalid,
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
  const id = scope?.id ?? tokenOnHold(headers)
  if (!id)
    return (await countCall(payload, 'tokens:misses', INVALID_TOKEN_LIMIT, clientNetworkOf(headers))) ?? INVALID_TOKEN
  const refusal = await countCall(payload, 'tokens:calls', CALL_LIMIT, id)
  if (refusal) return refusal
  if (!scope) return ON_HOLD
  if (isSecondFactorMissing(personByHeaders(headers) ?? null, scope.tenantId)) return NEEDS_FACTOR
  return (read) => allowToken(read.headers)
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

/**
 * Whether a route accepts tokens: content of tenants does, and operations according to `takesToken`. Accounts, people,
 * roles, plans, secrets, sign-in, and anything that does not opt in do not.
 */
function takesToken(config: SanitizedConfig, method: string, pathname: string): boolean {
  const path = pathname.slice(config.routes.api.length)
  const parts = partsOf(path)
  const { contentTypes, operations } = callboardOf({ config })
  // A POST can replace a GET whose query is too long for a URL.
  const methods = method === 'POST' ? ['post', 'get'] : [method.toLowerCase()]
  const candidates = operations.filter(
    (operation) => methods.includes(operation.method) && isAt(partsOf(operation.path), parts),
  )
  return candidates.length > 0 ? candidates.every(acceptsTokens) : contentTypes.some(({ slug }) => slug === parts[0])
}

/**
 * Whether programs can call an operation with a token. Tools that propose a change need a conversation, which only the
 * Model Context Protocol opens for a token.
 */
export const acceptsTokens = ({ takesToken: isTaken, tool, who }: OperationInfo): boolean =>
  isTaken ?? ((tool !== undefined && !tool.proposes) || (who.anyOf ?? []).some(isTokenKey))

/** Matches as Payload does: ignoring case and trailing slashes. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

const isAt = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
