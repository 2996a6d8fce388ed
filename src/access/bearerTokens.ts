import type { BasePayload } from 'payload'
import type { Transaction } from '../database/connections'
import type { PermissionKey } from './permissions'
import type { Membership, MembershipKind, Person } from './person'

/** What a token lets its owner do: some keys in one tenant, as far as they hold them. */
export interface TokenScope {
  id: string
  name: string
  tenantId: string
  keys: readonly string[]
}

/** Whose tokens end, and which of them. */
export interface EndedTokens {
  userId: string
  /** Those of one tenant. Default: of all. */
  tenantId?: string
  /** Those that were created in this session. */
  madeIn?: string
  /** Those that were created in any session but this one. */
  notMadeIn?: string
}

/** Tokens with which programs call the API. A plugin keeps them. */
export interface BearerTokens {
  /** What each token begins with. */
  prefix: string
  /** @returns null for a token that is unknown, expired or ended */
  find: (payload: BasePayload, token: string) => Promise<(TokenScope & { userId: string }) | null>
  /** Notes that a token was used. Nobody waits for it. */
  noteUse: (payload: BasePayload, id: string) => void
  /** Ends one whose owner has left its tenant. */
  endOne: (payload: BasePayload, id: string) => Promise<void>
  /** Ends tokens, in the request's transaction. */
  end: (req: Transaction, which: EndedTokens) => Promise<void>
}

/** What follows `Bearer` in a request's headers; null where nothing does. */
export const bearerOf = (headers: Headers): string | null =>
  /^(?:Bearer|JWT) (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null

/** Whoever decides about people, roles, connections with their secrets, and addresses does so in person. */
const NEVER = /^(?:users:admin|roles:\w+|apps:admin|settings:(?:apps|domains))$/

/** May a token carry this key at all? */
export const isTokenKey = (key: PermissionKey): boolean => !NEVER.test(key)

/** Who is in charge is so in person. */
const KINDS: Partial<Record<MembershipKind, MembershipKind>> = { admin: 'staff', owner: 'staff' }

/**
 * A person as one of their tokens lets them act: in its tenant only, with those of its keys that they hold at this
 * moment, and neither as its owner or admin nor as the provider.
 * @returns null where they do not belong to the tenant
 */
export function narrowPerson(person: Person, { keys, tenantId }: Pick<TokenScope, 'keys' | 'tenantId'>): Person | null {
  const place = person.memberships.get(tenantId)
  if (!place) return null
  const held = new Set([...place.keys].filter((key) => keys.includes(key)))
  const narrowed: Membership = { ...place, keys: held, kind: KINDS[place.kind] ?? place.kind }
  return {
    ...person,
    current: place.tenant,
    isSuperAdmin: false,
    isSupport: false,
    memberships: new Map([[tenantId, narrowed]]),
  }
}

/** Name of the token that a request came with; null for somebody with a session. */
export const tokenNameOf = (user: unknown): string | null => scopeOf(user)?.name ?? null

/** The scope of a user who signed in with a token, wherever a copy of them turns up. */
export const scopeOf = (user: unknown): TokenScope | null => (user as { _token?: TokenScope } | null)?._token ?? null
