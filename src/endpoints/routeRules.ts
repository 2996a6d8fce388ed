import { executeAuthStrategies, getPayload, type SanitizedConfig, type BasePayload, type Endpoint } from 'payload'
import { MAX_JSON_BYTES } from '@/lib/http/checkRequest'
import { callboardOf } from '@/access/registryOf'
import type { BodyLimits } from '@/lib/http/readBody'
import { administers, hasPermission, isMember, isSecondFactorMissing, type Person } from '@/access/person'
import type { PermissionKey } from '@/access/permissions'
import { setRoute } from '@/lib/telemetry/telemetry'

/**
 * Routes of Payload that Callboard does not offer: they return 404. Matched as Payload does, ignoring case and trailing
 * slashes.
 */
const CLOSED_ROUTES: [method: RegExp, path: RegExp][] = [
  [/./, /^\/api\/users\/(?:first-register|verify(?:\/|$)|unlock\/*$)/i],
  [/./, /^\/api\/payload-jobs(?:\/|$)/i],
  [/./, /^\/api\/payload-migrations(?:\/|$)/i],
  [/./, /^\/api\/payload-kv(?:\/|$)/i],
  // Except for the requests by which the edit view looks up the lock of its document.
  [/^(?!GET$)/, /^\/api\/payload-locked-documents\/*$/i],
  [/^(?!(?:PATCH|DELETE)$)/, /^\/api\/payload-locked-documents\/+[^/]/i],
  [/./, /^\/api\/payload-locked-documents\/+[^/]+\/+[^/]/i],
  [/./, /^\/api\/(?:graphql|graphql-playground|reorder|og)\/*$/i],
  [/./, /^\/api\/[\w-]+\/paste-url(?:\/|$)/i],
]

export const isClosedRoute = (method: string, { pathname }: URL): boolean =>
  CLOSED_ROUTES.some(([methods, path]) => methods.test(method) && path.test(pathname))

/** Maximum body of requests that are not signed in: the fields of one of our forms. */
const MAX_ANONYMOUS_BYTES = 64 * 1024

/** Maximum body of an upload: the largest file that Payload's settings allow, plus multipart overhead. */
const MAX_UPLOAD_BYTES = 54 * 1024 * 1024

/** Visitors submit website forms with up to forty long answers. */
const FORM = /^\/api\/forms\/[^/]+\/submit\/*$/

const COLLECTION = /^\/api\/([^/]+)(?:\/[^/]+)?\/*$/

/**
 * Body limits of a request: small for anonymous callers, a document for signed-in users, and a file where the
 * collection or operation accepts files.
 */
export async function bodyLimitsOf(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  { headers, url }: Request,
  isMultipart: boolean,
): Promise<BodyLimits> {
  const { pathname } = new URL(url)
  const isSignedIn = () => isAuthenticated(config, headers)
  if (FORM.test(pathname)) return { maxBytes: MAX_JSON_BYTES }
  if (isOperation(await config, pathname, 'takesSignedBody')) return { maxBytes: MAX_JSON_BYTES }
  const [, slug] = COLLECTION.exec(pathname) ?? []
  const takesFiles =
    isMultipart &&
    ((await config).collections.some((collection) => collection.slug === slug && collection.upload) ||
      isOperation(await config, pathname, 'takesFile'))
  return { isSignedIn, maxBytes: MAX_ANONYMOUS_BYTES, maxBytesSignedIn: takesFiles ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES }
}

/** Whether the path is that of an operation with the given flag. */
function isOperation(config: SanitizedConfig, pathname: string, flag: 'takesFile' | 'takesSignedBody'): boolean {
  const path = pathname.replace(/\/+$/, '')
  return callboardOf({ config }).operations.some(
    (operation) => operation[flag] && `${config.routes.api}${operation.path}` === path,
  )
}

/** @throws database errors, since nobody can be authenticated without it */
async function isAuthenticated(config: Promise<SanitizedConfig> | SanitizedConfig, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await getPayload({ config }) })
  return user !== null
}

/** The rule for who can call an operation. */
export type Rule = Plain<PlainKind> | HolderRule

type PlainKind = 'anyone' | 'signedIn' | 'superAdmin' | 'support' | WithinTenant

type WithinTenant = 'administrator' | 'belonging' | 'member' | 'owner'

type Plain<Kind extends PlainKind> = { kind: Kind }

type HolderRule = { kind: 'holder'; anyOf: PermissionKey[] }

/** The caller of an operation: null only if the rule allows anyone. */
export type CallerOf<Who extends Rule> = 'anyone' extends Who['kind'] ? Person | null : Person

/** The tenant of an operation: never null if the rule requires membership. */
export type TenantIdOf<Who extends Rule> = Who['kind'] extends WithinTenant | 'holder' ? string : string | null

export const anyone: Plain<'anyone'> = { kind: 'anyone' }

/** Everyone who is signed in, whatever their sites. */
export const signedIn: Plain<'signedIn'> = { kind: 'signedIn' }

export const superAdmin: Plain<'superAdmin'> = { kind: 'superAdmin' }

/** The provider's support staff, in any tenant. */
export const support: Plain<'support'> = { kind: 'support' }

/** Members of the tenant. */
export const member: Plain<'member'> = { kind: 'member' }

/** Members of the tenant, including those who still lack a required second factor. */
export const memberWithoutSecondFactor: Plain<'belonging'> = { kind: 'belonging' }

/** Owner or admin of the tenant, or super-admin. */
export const administrator: Plain<'administrator'> = { kind: 'administrator' }

export const owner: Plain<'owner'> = { kind: 'owner' }

/** Members who hold at least one of the keys in the tenant. */
export const withAnyPermission = (...anyOf: PermissionKey[]): HolderRule => ({ anyOf, kind: 'holder' })

export type Verdict = 'allowed' | 'forbidden' | 'notFound' | 'signedOut'

/**
 * Evaluates a rule.
 * @param tenantId tenant of the target; null if there is none or it does not exist
 */
export function evaluateRule(rule: Rule, person: Person | null, tenantId: string | null): Verdict {
  if (rule.kind === 'anyone') return 'allowed'
  if (!person) return 'signedOut'
  if (rule.kind === 'signedIn') return 'allowed'
  if (rule.kind === 'superAdmin') return person.isSuperAdmin ? 'allowed' : 'notFound'
  if (rule.kind === 'support') return person.isSupport ? 'allowed' : 'notFound'
  if (rule.kind === 'belonging' && isSecondFactorMissing(person, tenantId)) return 'allowed'
  if (!isMember(person, tenantId)) return isSecondFactorMissing(person, tenantId) ? 'forbidden' : 'notFound'
  return isAllowedMember(rule, person, tenantId) ? 'allowed' : 'forbidden'
}

function isAllowedMember(rule: Rule, person: Person, tenantId: string | null): boolean {
  switch (rule.kind) {
    case 'administrator':
      return administers(person, tenantId)
    case 'owner':
      return person.isSuperAdmin || person.memberships.get(tenantId ?? '')?.kind === 'owner'
    case 'holder':
      return rule.anyOf.some((key) => hasPermission(person, key, tenantId))
    default:
      return true
  }
}

/** Wraps every endpoint to record its path pattern: metrics and traces use the pattern, never the URL. */
export function recordRoutes({ config }: BasePayload): void {
  const { api } = config.routes
  Object.assign(config, { endpoints: config.endpoints.map(withRecordedRoute(api)) })
  for (const collection of config.collections)
    if (collection.endpoints)
      Object.assign(collection, { endpoints: collection.endpoints.map(withRecordedRoute(`${api}/${collection.slug}`)) })
  for (const global of config.globals)
    if (global.endpoints)
      Object.assign(global, { endpoints: global.endpoints.map(withRecordedRoute(`${api}/globals/${global.slug}`)) })
}

// Copied, because Payload shares the endpoint objects between collections.
const withRecordedRoute =
  (base: string) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: (req) => {
      setRoute(`${base}${endpoint.path === '/' ? '' : endpoint.path}`)
      return endpoint.handler(req)
    },
  })
