import type { BasePayload } from 'payload'
import type { Transaction } from '@/database/connections'
import type { PermissionKey } from './permissions'
import type { Membership, MembershipKind, Person } from './person'

/** The scope of a token: keys in one tenant, limited to those that its owner holds. */
export interface TokenScope {
  id: string
  name: string
  tenantId: string
  keys: readonly string[]
}

/** Which tokens of a user to revoke. */
export interface TokenRevocation {
  userId: string
  /** Only tokens of this tenant. Default: of all tenants. */
  tenantId?: string
  /** Only tokens created in this session. */
  createdIn?: string
  /** Only tokens created in any other session. */
  notCreatedIn?: string
}

/** Store of the tokens with which programs call the API. Provided by a plugin. */
export interface BearerTokenStore {
  /** Prefix of every token of this store. */
  prefix: string
  /** @returns null when the token is unknown, expired or revoked */
  find: (payload: BasePayload, token: string) => Promise<(TokenScope & { userId: string }) | null>
  /** Issues a token without a session, for checks of the installation itself. The caller answers for its keys. */
  issue: (payload: BasePayload, scope: Omit<TokenScope, 'id'> & { seconds: number; userId: string }) => Promise<string>
  /** Records that a token was used. Runs in the background; callers do not wait for it. */
  recordUse: (payload: BasePayload, id: string) => void
  /** Revokes a token whose owner is no longer a member of its tenant. */
  revokeOne: (payload: BasePayload, id: string) => Promise<void>
  /** Revokes tokens in the request's transaction. */
  revoke: (req: Transaction, which: TokenRevocation) => Promise<void>
}

/**
 * Keys that no token can carry: managing people, roles, app connections with their secrets, and domains requires a
 * session.
 */
const NOT_FOR_TOKENS = /^(?:users:admin|roles:\w+|apps:admin|settings:(?:apps|domains))$/

/** Whether a token can carry this key. */
export const isTokenKey = (key: PermissionKey): boolean => !NOT_FOR_TOKENS.test(key)

/** Owners and admins count as staff when they act through a token. */
const TOKEN_KINDS: Partial<Record<MembershipKind, MembershipKind>> = { admin: 'staff', owner: 'staff' }

/**
 * Limits a person to the scope of their token: its tenant only, and those of its keys that they hold at the moment. A
 * token never acts as owner, admin or super-admin, and carries no right to visit as support staff.
 * @returns null if the person is not a member of the tenant
 */
export function narrowPerson(person: Person, { keys, tenantId }: Pick<TokenScope, 'keys' | 'tenantId'>): Person | null {
  const membership = person.memberships.get(tenantId)
  if (!membership) return null
  const held = new Set([...membership.keys].filter((key) => keys.includes(key)))
  const narrowed: Membership = { ...membership, keys: held, kind: TOKEN_KINDS[membership.kind] ?? membership.kind }
  return {
    ...person,
    current: membership.tenant,
    isSuperAdmin: false,
    isSupport: false,
    memberships: new Map([[tenantId, narrowed]]),
  }
}

/** Name of the token of a request's user; null for a session. */
export const tokenNameOf = (user: unknown): string | null => scopeOf(user)?.name ?? null

/** The token scope of a user, also of a copy of the user document; null for a session. */
export const scopeOf = (user: unknown): TokenScope | null => (user as { _token?: TokenScope } | null)?._token ?? null
