import type { BasePayload, PayloadRequest } from 'payload'
import { isUuid } from '@/lib/values'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { registryOf } from './registryOf'
import { narrowPerson, scopeOf, type TokenScope } from './bearerTokens'
import { readPersonRow, type PersonRow } from '@/database/people/personRows'
import { type Person, toPerson, hasPermission } from './person'
import { publishKey, type ContentGroup } from './permissions'

type SignedIn = NonNullable<PayloadRequest['user']>

// Filled in the bundle that has started Payload, read by pages and the API in bundles of their own.

/** The person of each `req.user`, kept apart from the document so that it is never sent to a browser. */
const byUser = oncePerProcess('personOfUser', () => new WeakMap<object, Person>())

/** The same by request headers, because Payload's views pass on a copy of the user. */
const byHeaders = oncePerProcess('personOfHeaders', () => new WeakMap<object, Person>())

/** Pending and completed reads for users of Local API calls. */
const reads = oncePerProcess('personRead', () => new WeakMap<object, Promise<Person | null>>())

type PartialRequest = Partial<Pick<PayloadRequest, 'headers'>> & Pick<PayloadRequest, 'payload' | 'user'>

/**
 * The signed-in user of a request, as read from the database when the request began.
 * @returns null when nobody is signed in
 */
export async function personOf(req: PartialRequest): Promise<Person | null> {
  return evaluateForPerson(req, (person) => person)
}

/**
 * Evaluates a rule for the user of a request, synchronously if the request was authenticated here, as nearly all are. A
 * page evaluates hundreds of rules, each of which would otherwise await a promise.
 */
export function evaluateForPerson<Answer>(
  req: PartialRequest,
  rule: (person: Person | null) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  if (!req.user) return rule(null)
  const authenticated = req.headers && byHeaders.get(req.headers)
  const person = byUser.get(req.user) ?? (authenticated?.id === req.user.id ? authenticated : undefined)
  return person ? rule(person) : readPerson(req.payload, req.user).then(rule)
}

/** The person who was authenticated by these headers, without waiting. */
export const personByHeaders = (headers: Headers): Person | undefined => byHeaders.get(headers)

/** For Local API calls with a user document but no authenticated request. */
function readPerson(payload: BasePayload, user: SignedIn): Promise<Person | null> {
  const person =
    reads.get(user) ??
    loadPerson(payload, { id: String(user.id), sid: null, tenant: null, scope: scopeOf(user) }).then(
      (loaded) => loaded?.person ?? null,
    )
  reads.set(user, person)
  person.catch(() => reads.delete(user))
  return person
}

export interface PersonLookup {
  id: string
  /** Session id; null if none is required. */
  sid: string | null
  /** Tenant of the browser's cookie. */
  tenant: string | null
  /** Scope of the token of the request. Default: no token. */
  scope?: TokenScope | null
}

/**
 * Reads the person from the database.
 * @returns null if the user does not exist, the session has ended, or the user has left the tenant of the token
 * @throws database errors: an outage signs nobody out
 */
export async function loadPerson(
  payload: BasePayload,
  lookup: PersonLookup,
): Promise<{ person: Person; row: PersonRow } | null> {
  const row = await readPersonRow(payload, { ...lookup, tenant: isUuid(lookup.tenant) ? lookup.tenant : null })
  if (!row) return null
  const unrestricted = toPerson(row, registryOf(payload), lookup.tenant)
  const person = lookup.scope ? narrowPerson(unrestricted, lookup.scope) : unrestricted
  return person && { person, row }
}

/** Caches the person of a user document for the rest of the request. */
export function cachePerson(user: SignedIn, person: Person, headers?: Headers): void {
  byUser.set(user, person)
  if (headers) byHeaders.set(headers, person)
}

/**
 * Whether the user of a request may change what visitors see of a content group. Requests without a user are internal
 * jobs and may.
 */
export const canPublish = async (
  req: PayloadRequest,
  group: Pick<ContentGroup, 'hasPublish' | 'name'>,
  tenantId: string | null,
): Promise<boolean> => !req.user || hasPermission(await personOf(req), publishKey(group), tenantId)
