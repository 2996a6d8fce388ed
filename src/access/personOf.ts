import type { BasePayload, PayloadRequest } from 'payload'
import { isUuid } from '../lib/values'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { registryOf } from './registryOf'
import { narrowPerson, scopeOf, type TokenScope } from './bearerTokens'
import { readPersonRow, type PersonRow } from '../database/people/personRows'
import { type Person, toPerson, holds } from './person'
import { publishKey, type ContentGroup } from './permissions'

type SignedIn = NonNullable<PayloadRequest['user']>

/** The person behind a `req.user`, kept off the document so that it never travels to a browser with it. */
const known = oncePerProcess('personOfUser', () => new WeakMap<object, Person>())

/** The same by the request's headers: Payload's screens hand on a copy of the user. */
const byHeaders = oncePerProcess('personOfHeaders', () => new WeakMap<object, Person>())

/** Of users that came without a request of ours, while or after they were read. */
const read = oncePerProcess('personRead', () => new WeakMap<object, Promise<Person | null>>())

type PartialRequest = Partial<Pick<PayloadRequest, 'headers'>> & Pick<PayloadRequest, 'payload' | 'user'>

/**
 * The signed-in person of a request, as the database had them when the request began.
 * @returns null when nobody is signed in
 */
export async function personOf(req: PartialRequest): Promise<Person | null> {
  return evaluateForPerson(req, (person) => person)
}

/**
 * Asks a rule about the person of a request: at once where the request signed in by itself, as nearly all do. A page
 * asks hundreds of rules, each of which would wait otherwise.
 */
export function evaluateForPerson<Answer>(
  req: PartialRequest,
  rule: (person: Person | null) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  if (!req.user) return rule(null)
  const sender = req.headers && byHeaders.get(req.headers)
  const person = known.get(req.user) ?? (sender?.id === req.user.id ? sender : undefined)
  return person ? rule(person) : readPerson(req.payload, req.user).then(rule)
}

/** The person whose sign-in by these very headers has succeeded, without waiting. */
export const personByHeaders = (headers: Headers): Person | undefined => byHeaders.get(headers)

/** A Local API call came with a user document of its own, not with a request of ours. */
function readPerson(payload: BasePayload, user: SignedIn): Promise<Person | null> {
  const person =
    read.get(user) ??
    loadPerson(payload, { id: String(user.id), sid: null, tenant: null, scope: scopeOf(user) }).then(
      (one) => one?.person ?? null,
    )
  read.set(user, person)
  person.catch(() => read.delete(user))
  return person
}

export interface WhoIsIt {
  id: string
  /** Id of the session; null asks for none. */
  sid: string | null
  /** What the browser says is on screen. */
  tenant: string | null
  /** Of the token that they come with. Default: they come themselves. */
  scope?: TokenScope | null
}

/**
 * Reads the person from the database.
 * @returns null when there is no such user, their session has ended, or their token is for a tenant that they have left
 * @throws what the database throws: nobody is signed out because it is away
 */
export async function loadPerson(
  payload: BasePayload,
  who: WhoIsIt,
): Promise<{ person: Person; row: PersonRow } | null> {
  const row = await readPersonRow(payload, { ...who, tenant: isUuid(who.tenant) ? who.tenant : null })
  if (!row) return null
  const whole = toPerson(row, registryOf(payload), who.tenant)
  const person = who.scope ? narrowPerson(whole, who.scope) : whole
  return person && { person, row }
}

/** Remembers the person of a user document for the rest of its request. */
export function rememberPerson(user: SignedIn, person: Person, headers?: Headers): void {
  known.set(user, person)
  if (headers) byHeaders.set(headers, person)
}

/**
 * May the person of a request change what visitors see of a group of content types? One of our own jobs, which is
 * nobody, may.
 */
export const mayPublish = async (
  req: PayloadRequest,
  group: Pick<ContentGroup, 'hasPublish' | 'name'>,
  tenantId: string | null,
): Promise<boolean> => !req.user || holds(await personOf(req), publishKey(group), tenantId)
