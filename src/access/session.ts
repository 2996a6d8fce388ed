import { tokenStoreOf } from './tokenStores'
import type { BearerTokenStore, TokenScope } from './bearerTokens'
import {
  parseCookies,
  type BasePayload,
  type AuthStrategy,
  type AuthStrategyFunctionArgs,
  type AuthStrategyResult,
} from 'payload'
import { writeLastSeen } from '@/database/accounts/sessions'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { jwtVerify } from 'jose'
import { tenantsOfUser, type Person } from './person'
import type { PersonRow } from '@/database/people/personRows'
import { isAccessSuspended } from '@/database/people/memberships'
import { loadPerson, cachePerson, personByHeaders } from './personOf'
import { isUuid } from '@/lib/values'
import { bearerOf, sessionToken } from './sessionToken'

const FIVE_MINUTES = 5 * 60 * 1000

/** Maximum number of sessions in the process's map, which is cleared when full. */
const MAX_SESSIONS = 10_000

/** When this process last recorded the use of a session, in milliseconds since the epoch. */
const lastRecorded = new Map<string, number>()

/** Records that a session is in use: at most every five minutes across all processes, in the background. */
export function recordSessionUse(payload: BasePayload, sessionId: string, now = Date.now()): void {
  if (now - (lastRecorded.get(sessionId) ?? 0) < FIVE_MINUTES) return
  if (lastRecorded.size >= MAX_SESSIONS) lastRecorded.clear()
  lastRecorded.set(sessionId, now)
  // On failure the next request records it.
  writeLastSeen(payload, sessionId).catch(() => lastRecorded.delete(sessionId))
}

/** Cookie with the id of the tenant on screen. A default for lists and forms; no access rule relies on it. */
export const TENANT_COOKIE = 'payload-tenant'

const STRATEGY = 'callboard'

const AUTH_VERSION = 1

// The strategy runs in the bundle that has started Payload, pages and the API in bundles of their own. What they tell
// each other about a request is kept once per process.

/**
 * Headers of requests that may authenticate with a token. Tokens are ignored elsewhere, such as on pages and in server
 * actions.
 */
const tokenRequests = oncePerProcess('tokenRequests', () => new WeakSet<Headers>())

/** Allows a request to authenticate with a token. Called by the API for routes that accept one. */
export const allowToken = (headers: Headers): void => void tokenRequests.add(headers)

/** Ids of valid tokens whose tenant is suspended, by the headers of their request. */
const tokensOnHold = oncePerProcess('tokensOnHold', () => new WeakMap<Headers, string>())

/** Id of the request's token if it is valid but its tenant is suspended at the moment. */
export const tokenOnHold = (headers: Headers): string | null => tokensOnHold.get(headers) ?? null

/** Errors of requests whose user could not be read because the database is unavailable. */
const outages = oncePerProcess('outages', () => new WeakMap<object, unknown>())

/** The error that prevented authentication of this request, if any. */
export const authErrorOf = (request: object): unknown => outages.get(request)

/**
 * Authenticates a request by its session or a program's token. Reads person, memberships, roles and plans in one
 * statement, and replaces Payload's own strategy.
 */
export const authStrategy: AuthStrategy = { name: STRATEGY, authenticate }

/** Pending authentications, by request headers. */
const pending = oncePerProcess('signIns', () => new WeakMap<Headers, Promise<AuthStrategyResult>>())

/** Removes all strategies but this one. Payload appends its own to those that a collection configures. */
export function keepOnlyOurStrategy(payload: BasePayload): void {
  payload.authStrategies = payload.authStrategies.filter((strategy) => strategy.name === STRATEGY)
}

/** Headers of pages, whose authentication lasts as long as they render. */
const pages = oncePerProcess('pageHeaders', () => new WeakSet<Headers>())

/**
 * Lets all parts of a page share one authentication, even if one begins after another has ended. Only for what renders
 * at once: whoever keeps headers for longer, such as a conversation, must be read again at each step.
 */
export const shareSignIn = (headers: Headers): void => void pages.add(headers)

/** As whom headers were authenticated last. */
const recent = oncePerProcess('recentSignIns', () => new WeakMap<Headers, AuthStrategyResult>())

/** Results for headers that were copied from those of an authenticated request. Each is used once. */
const handedOn = oncePerProcess('handedOnSignIns', () => new WeakMap<Headers, AuthStrategyResult>())

/**
 * Authenticates a request as the one that it was copied from, if that was done before. Not for a request with a body:
 * while that arrives, a token or a right may end.
 */
export function handOnSignIn(from: Headers, to: Headers): void {
  const user = recent.get(from)?.user
  const person = personByHeaders(from)
  if (!user || !person) return
  cachePerson(user, person, to)
  handedOn.set(to, { user })
}

/** Layout, page and not-found page render concurrently and each authenticate the request: they share one result. */
async function authenticate(args: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const { headers } = args
  const known = handedOn.get(headers) ?? pending.get(headers)
  handedOn.delete(headers)
  if (known) return known
  const signingIn = signIn(args).finally(() => {
    if (!pages.has(headers)) pending.delete(headers)
  })
  pending.set(headers, signingIn)
  const result = await signingIn
  recent.set(headers, result)
  return result
}

async function signIn(args: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const bearer = bearerOf(args.headers)
  const store = bearer && tokenStoreOf(args.payload, bearer)
  if (!store) return readOrOutage(args, bySession)
  return tokenRequests.has(args.headers)
    ? readOrOutage(args, (tokenArgs) => byToken(tokenArgs, store, bearer))
    : { user: null }
}

type SignIn = (args: AuthStrategyFunctionArgs) => Promise<AuthStrategyResult>

async function readOrOutage(args: AuthStrategyFunctionArgs, read: SignIn): Promise<AuthStrategyResult> {
  try {
    return await read(args)
  } catch (error) {
    if ('req' in args && typeof args.req === 'object' && args.req) outages.set(args.req, error)
    return rethrowOnRead(error)
  }
}

async function byToken(
  { headers, payload }: AuthStrategyFunctionArgs,
  store: BearerTokenStore,
  token: string,
): Promise<AuthStrategyResult> {
  const stored = await store.find(payload, token)
  if (!stored) return { user: null }
  const { userId, ...scope } = stored
  const loaded = await loadPerson(payload, { id: userId, scope, sid: null, tenant: scope.tenantId })
  if (!loaded) {
    if (await isAccessSuspended(payload, scope.tenantId, userId)) tokensOnHold.set(headers, scope.id)
    // Otherwise the token would work again if the user rejoins the tenant.
    else await store.revokeOne(payload, scope.id)
    return { user: null }
  }
  const user = toUser(loaded, { _token: scope })
  cachePerson(user, loaded.person, headers)
  store.recordUse(payload, scope.id)
  return { user }
}

async function bySession({ headers, payload }: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const cookies = parseCookies(headers)
  const token = sessionToken(headers, cookies, {
    cookieName: `${payload.config.cookiePrefix}-token`,
    origins: payload.config.csrf,
  })
  const session = token ? await readToken(token, payload.secret) : null
  if (!session) return { user: null }
  const cookie = cookies.get(TENANT_COOKIE) ?? null
  const loaded = await loadPerson(payload, { ...session, tenant: isUuid(cookie) ? cookie : null })
  if (!loaded) return { user: null }
  const user = toUser(loaded, { _sid: session.sid })
  cachePerson(user, loaded.person, headers)
  recordSessionUse(payload, session.sid)
  return { user }
}

/**
 * Payload catches errors of a strategy and treats the user as signed out, but reads `user` outside its `try`, so the
 * getter can throw.
 */
function rethrowOnRead(error: unknown): AuthStrategyResult {
  return {
    get user(): never {
      throw error
    },
  }
}

async function readToken(token: string, secret: string): Promise<{ id: string; sid: string } | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
    })
    const { id, collection, sid } = payload
    if (protectedHeader.authVersion !== AUTH_VERSION || collection !== 'users') return null
    return isUuid(id) && typeof sid === 'string' ? { id, sid } : null
  } catch {
    return null
  }
}

function toUser(
  { person, row }: { person: Person; row: PersonRow },
  credential: { _sid: string } | { _token: TokenScope },
): NonNullable<AuthStrategyResult['user']> {
  return {
    id: row.id,
    ...credential,
    _strategy: STRATEGY,
    avatar: row.avatar_id,
    collection: 'users',
    createdAt: row.created_at.toISOString(),
    displayName: row.display_name,
    email: row.email,
    emailVerified: row.email_verified ?? false,
    firstName: row.first_name,
    lastName: row.last_name,
    lastTenant: row.last_tenant_id,
    organisation: row.organisation_id,
    roles: person.isSuperAdmin ? ['super-admin'] : [],
    // Read by `@payloadcms/plugin-multi-tenant` without a database query.
    tenants: tenantsOfUser(person),
    updatedAt: row.updated_at.toISOString(),
  } as NonNullable<AuthStrategyResult['user']>
}
