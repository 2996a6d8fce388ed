import type { Verb } from '@/access/permissions'

export type TenantName = 'a' | 'b' | 'c'

/** What somebody may do in one tenant: everything, the view keys, or some verbs of every content group. */
export type Place =
  'admin' | 'owner' | 'support' | 'supportAgreed' | 'viewer' | { collaborator?: boolean; verbs: Verb[] }

export interface Who {
  places: Partial<Record<TenantName, Place>>
  superAdmin?: boolean
  /** One of the provider's support. */
  support?: boolean
  /** Never signed in. */
  anonymous?: boolean
  /** Had this place when they signed in, and lost it since. */
  formerly?: Partial<Record<TenantName, Place>>
}

const EDITOR: Verb[] = ['view', 'manage', 'publish']
/** Writes drafts, which somebody else publishes. */
const AUTHOR: Verb[] = ['view', 'manage']

/** Everybody who tries. `c` is suspended, so that its owner has nothing. */
export const PEOPLE = {
  ownerA: { places: { a: 'owner' } },
  adminA: { places: { a: 'admin' } },
  editorA: { places: { a: { verbs: EDITOR } } },
  authorA: { places: { a: { verbs: AUTHOR } } },
  viewerA: { places: { a: 'viewer' } },
  removerA: { places: { a: { verbs: ['delete'] } } },
  partner: { places: { a: { collaborator: true, verbs: EDITOR } } },
  both: { places: { a: 'admin', b: 'viewer' } },
  ownerB: { places: { b: 'owner' } },
  provider: { places: {}, superAdmin: true },
  /** Visits A and may read it. */
  supportA: { places: { a: 'support' }, support: true },
  /** The owner of A has agreed that they change something. */
  agreedA: { places: { a: 'supportAgreed' }, support: true },
  /** Visited A, and the visit is over. */
  supportBefore: { formerly: { a: 'supportAgreed' }, places: {}, support: true },
  removed: { formerly: { a: 'admin' }, places: {} },
  suspended: { places: { c: 'owner' } },
  stranger: { places: {} },
  anonymous: { anonymous: true, places: {} },
} as const satisfies Record<string, Who>

export type PersonName = keyof typeof PEOPLE

/**
 * What the rules say, written down a second time on purpose: the suite compares the application with this, not with
 * its own functions.
 */
export function may(name: PersonName, verb: Verb, tenant: TenantName): boolean {
  const who: Who = PEOPLE[name]
  if (who.superAdmin) return true
  const place = tenant === 'c' ? undefined : who.places[tenant]
  if (!place) return false
  if (place === 'owner' || place === 'admin' || place === 'supportAgreed') return true
  if (place === 'viewer' || place === 'support') return verb === 'view'
  return verb === 'view' ? place.verbs.length > 0 : place.verbs.includes(verb)
}
