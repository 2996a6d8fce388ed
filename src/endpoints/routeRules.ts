import { executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload'
import { MAX_JSON_BYTES } from '../lib/http/checkRequest'
import { callboardOf } from '../access/registryOf'
import type { BodyLimits } from '../lib/http/readBody'
import { administers, holds, isMember, isSecondFactorMissing, type Person } from '../access/person'
import type { PermissionKey } from '../access/permissions'

/**
 * Routes that Payload opens and that nobody here needs. They answer like an address that does not exist. Payload
 * matches in any case and with a slash at the end, and so does this.
 */
const CLOSED: [method: RegExp, path: RegExp][] = [
  [/./, /^\/api\/users\/(?:first-register|verify(?:\/|$)|unlock\/*$)/i],
  [/./, /^\/api\/payload-jobs(?:\/|$)/i],
  [/./, /^\/api\/payload-migrations(?:\/|$)/i],
  [/./, /^\/api\/payload-kv(?:\/|$)/i],
  // But for what the edit screen asks of the lock on its document.
  [/^(?!GET$)/, /^\/api\/payload-locked-documents\/*$/i],
  [/^(?!(?:PATCH|DELETE)$)/, /^\/api\/payload-locked-documents\/+[^/]/i],
  [/./, /^\/api\/payload-locked-documents\/+[^/]+\/+[^/]/i],
  [/./, /^\/api\/(?:graphql|graphql-playground|reorder|og)\/*$/i],
  [/./, /^\/api\/[\w-]+\/paste-url(?:\/|$)/i],
]

export const isClosedRoute = (method: string, { pathname }: URL): boolean =>
  CLOSED.some(([methods, path]) => methods.test(method) && path.test(pathname))

/** Most of what somebody sends who is not signed in: the fields of a form of ours. */
const MAX_ANONYMOUS_BYTES = 64 * 1024

/** One upload: the largest file that a setting of Payload's lets through, and what stands around it. */
const MAX_UPLOAD_BYTES = 54 * 1024 * 1024

/** Visitors answer forms of a site, with up to forty long answers. */
const FORM = /^\/api\/forms\/[^/]+\/submit\/*$/

const COLLECTION = /^\/api\/([^/]+)(?:\/[^/]+)?\/*$/

/**
 * How much a call may bring: little from anybody, a document from somebody who is signed in, and from them a file where
 * the collection of the address keeps files.
 */
export async function bodyLimitsOf(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  { headers, url }: Request,
  isMultipart: boolean,
): Promise<BodyLimits> {
  const { pathname } = new URL(url)
  const isSignedIn = () => isSomebody(config, headers)
  if (FORM.test(pathname)) return { most: MAX_JSON_BYTES }
  if (isOperation(await config, pathname, 'takesSignedBody')) return { most: MAX_JSON_BYTES }
  const [, slug] = COLLECTION.exec(pathname) ?? []
  const takesFiles =
    isMultipart &&
    ((await config).collections.some((one) => one.slug === slug && one.upload) ||
      isOperation(await config, pathname, 'takesFile'))
  return { isSignedIn, most: MAX_ANONYMOUS_BYTES, mostSignedIn: takesFiles ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES }
}

/** Operations that take a file, or the signed body of a webhook, say so. */
function isOperation(config: SanitizedConfig, pathname: string, takes: 'takesFile' | 'takesSignedBody'): boolean {
  const path = pathname.replace(/\/+$/, '')
  return callboardOf({ config }).operations.some((one) => one[takes] && `${config.routes.api}${one.path}` === path)
}

/** @throws what the database throws: while it is away nobody can say */
async function isSomebody(config: Promise<SanitizedConfig> | SanitizedConfig, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await getPayload({ config }) })
  return user !== null
}

/** Who may call an operation. */
export type Rule = Plain<PlainKind> | HolderRule

type PlainKind = 'anyone' | 'signedIn' | 'superAdmin' | 'support' | WithinTenant

type WithinTenant = 'administrator' | 'belonging' | 'member' | 'owner'

type Plain<Kind extends PlainKind> = { kind: Kind }

type HolderRule = { kind: 'holder'; anyOf: PermissionKey[] }

/** Who an operation runs for: nobody in particular only where its rule allows anyone. */
export type CallerOf<Who extends Rule> = 'anyone' extends Who['kind'] ? Person | null : Person

/** The tenant that an operation acts in: always one where its rule asks for a place in it. */
export type TenantIdOf<Who extends Rule> = Who['kind'] extends WithinTenant | 'holder' ? string : string | null

export const anyone: Plain<'anyone'> = { kind: 'anyone' }

export const signedIn: Plain<'signedIn'> = { kind: 'signedIn' }

export const superAdmin: Plain<'superAdmin'> = { kind: 'superAdmin' }

/** One of the provider's support, whichever site it is about. */
export const support: Plain<'support'> = { kind: 'support' }

/** Anybody who belongs to the tenant. */
export const member: Plain<'member'> = { kind: 'member' }

/** The same, and who may do nothing there before they have a second proof. */
export const belonging: Plain<'belonging'> = { kind: 'belonging' }

/** Owner or admin of the tenant. */
export const administrator: Plain<'administrator'> = { kind: 'administrator' }

export const owner: Plain<'owner'> = { kind: 'owner' }

/** Whoever holds one of the keys in the tenant. */
export const holderOf = (...anyOf: PermissionKey[]): HolderRule => ({ anyOf, kind: 'holder' })

export type Verdict = 'allowed' | 'forbidden' | 'notFound' | 'signedOut'

/**
 * Decides a rule.
 * @param tenantId tenant of the target; null where there is none, or it does not exist
 */
export function decide(rule: Rule, person: Person | null, tenantId: string | null): Verdict {
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
      return rule.anyOf.some((key) => holds(person, key, tenantId))
    default:
      return true
  }
}
