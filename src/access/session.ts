import { bearerOf, type BearerTokens, type TokenScope } from './bearerTokens'
import {
  type BasePayload,
  parseCookies,
  type AuthStrategy,
  type AuthStrategyFunctionArgs,
  type AuthStrategyResult,
} from 'payload'
import { writeLastSeen } from '../database/accounts/sessions'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { jwtVerify } from 'jose'
import { keeperOf } from './tokenKeepers'
import type { Person } from './person'
import type { PersonRow } from '../database/people/personRows'
import { isPlaceOnHold } from '../database/people/places'
import { loadPerson, rememberPerson } from './personOf'
import { isUuid } from '../lib/values'
import { tenantsOfUser } from './tenants'

/** What a request needs to be believed when it carries the session cookie. */
export interface CookieRules {
  cookieName: string
  /** Origins of the admin itself. A tenant's website is never among them. */
  origins: readonly string[]
}

/**
 * Finds the session token of a request: a bearer token, or the cookie of a request that our own pages made.
 *
 * A cookie counts with an allowed `Origin`; without one, where the browser says that the request is same-origin or
 * typed in, or that it is a navigation (a link in a mail). A state-changing request always has an `Origin`.
 */
export function sessionToken(headers: Headers, cookies: Map<string, string>, rules: CookieRules): string | null {
  const bearer = bearerOf(headers)
  if (bearer) return bearer
  const token = cookies.get(rules.cookieName)
  return token && isOwnRequest(headers, rules.origins) ? token : null
}

function isOwnRequest(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('Origin')
  if (origin) return origins.includes(origin)
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return true
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document'
}

const FIVE_MINUTES = 5 * 60 * 1000

/** Sessions that a process remembers; it starts afresh beyond that. */
const MOST = 10_000

/** When this process last looked after a session, in milliseconds. */
const seen = oncePerProcess('noteSeen', () => new Map<string, number>())

/**
 * Notes that a session is in use: at most every five minutes for all processes together, and beside the request, which
 * does not wait for it.
 */
export function noteSeen(payload: BasePayload, sessionId: string, now = Date.now()): void {
  if (now - (seen.get(sessionId) ?? 0) < FIVE_MINUTES) return
  if (seen.size >= MOST) seen.clear()
  seen.set(sessionId, now)
  // Where it fails, the next one notes it.
  writeLastSeen(payload, sessionId).catch(() => seen.delete(sessionId))
}

/** Cookie with the id of the tenant on screen. A hint for lists and defaults; no rule believes it. */
export const TENANT_COOKIE = 'payload-tenant'

const STRATEGY = 'callboard'

const AUTH_VERSION = 1

/** Headers of calls that a token may make. Whatever else a request reaches, such as a page or a server action, knows no tokens. */
const admitted = oncePerProcess('tokenCalls', () => new WeakSet<Headers>())

/** Lets a request sign in with a token: the API does, for the routes that take one. */
export const admitToken = (headers: Headers): void => void admitted.add(headers)

/** Requests whose person could not be read because the database is away, with the reason. */
const outages = oncePerProcess('outages', () => new WeakMap<object, unknown>())

/** The reason for which nobody could say who made this request, if that is so. */
export const authOutageOf = (request: object): unknown => outages.get(request)

/**
 * Signs a request in by its session or by a token of a program, reading person, memberships, roles and plans in one
 * statement. It stands in place of Payload's own look-up.
 */
export const authStrategy: AuthStrategy = { name: STRATEGY, authenticate }

/** Sign-ins under way, by the request's headers. */
const underWay = oncePerProcess('signIns', () => new WeakMap<Headers, Promise<AuthStrategyResult>>())

/** Leaves ours as the only strategy: Payload appends its own to whatever a collection names. */
export function keepOnlyOurStrategy(payload: BasePayload): void {
  payload.authStrategies = payload.authStrategies.filter((strategy) => strategy.name === STRATEGY)
}

/** Layout, page and what stands in for a missing page are drawn side by side, each with a sign-in: one serves them all. */
function authenticate(args: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const begun = underWay.get(args.headers)
  if (begun) return begun
  const result = signIn(args).finally(() => underWay.delete(args.headers))
  underWay.set(args.headers, result)
  return result
}

async function signIn(args: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const bearer = bearerOf(args.headers)
  const keeper = bearer && keeperOf(args.payload, bearer)
  if (!keeper) return readOrOutage(args, bySession)
  return admitted.has(args.headers) ? readOrOutage(args, (one) => byToken(one, keeper, bearer)) : { user: null }
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
  keeper: BearerTokens,
  token: string,
): Promise<AuthStrategyResult> {
  const known = await keeper.find(payload, token)
  if (!known) return { user: null }
  const { userId, ...scope } = known
  const found = await loadPerson(payload, { id: userId, scope, sid: null, tenant: scope.tenantId })
  if (!found) {
    // Else it would work again for somebody who comes back.
    if (!(await isPlaceOnHold(payload, scope.tenantId, userId))) await keeper.endOne(payload, scope.id)
    return { user: null }
  }
  const user = toUser(found, { _token: scope })
  rememberPerson(user, found.person, headers)
  keeper.noteUse(payload, scope.id)
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
  const found = await loadPerson(payload, { ...session, tenant: isUuid(cookie) ? cookie : null })
  if (!found) return { user: null }
  const user = toUser(found, { _sid: session.sid })
  rememberPerson(user, found.person, headers)
  noteSeen(payload, session.sid)
  return { user }
}

/** Payload swallows what a strategy throws and calls the person signed out. It reads `user` outside of its `try`. */
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
    // Read by `@payloadcms/plugin-multi-tenant`, which asks the user and no database.
    tenants: tenantsOfUser(person),
    updatedAt: row.updated_at.toISOString(),
  } as NonNullable<AuthStrategyResult['user']>
}
