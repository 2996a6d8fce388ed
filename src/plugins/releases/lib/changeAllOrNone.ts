import {
  commitTransaction,
  createLocalReq,
  getLocalI18n,
  initTransaction,
  killTransaction,
  type BasePayload,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { auditContextAs, type AuditContext } from '../../../collections/AuditLog/writeAudit'
import { readLanguages } from '../../../database/accounts/profiles'
import { toOperationError } from '../../../endpoints/OperationError'
import { describeFieldErrors } from '../../../endpoints/documents/publishDocuments'
import { classifyFailure } from '../../../database/failures'
import { translatorOf } from '../../../i18n/translator'
import { redactError } from '../../../lib/logging/redactError'
import type { Refusal } from './states'
import { fixedMessageIn } from '../../../i18n/fixed/inLanguage'

/** Thrown when at least one document prevents the change of the whole group. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(readonly refusals: Refusal[]) {
    super('Documents of a release were refused')
  }
}

/** A document of a release that is being changed together with the others. */
export interface Step {
  collection: string
  id: string
  title: string
}

/** The user who acts, and the language in which refusals are reported to them. */
export type Actor = Pick<PayloadRequest, 'headers' | 'i18n' | 'payload' | 'user'>

interface Work<Item extends Step> {
  /**
   * Runs first in each transaction.
   * @returns the items to change, in an order that is likely to succeed
   * @throws Refused
   */
  prepare: (req: PayloadRequest) => Promise<Item[]>
  /** Changes one document. Each item has its own `req` within the shared transaction. */
  change: (req: PayloadRequest, item: Item) => Promise<void>
  /** Runs last in the transaction that is committed. */
  finish: (req: PayloadRequest, items: Item[]) => Promise<void>
  locale: TypedLocale | undefined
  /** Added to the audit entries of the documents. */
  occasion: AuditContext
}

/** How many refused documents are retried after all the others. */
const MAX_MOVES = 20
/** How many refusals are collected before the search stops. */
const MAX_REFUSALS = 10

const keyOf = ({ collection, id }: Step): string => `${collection}/${id}`

/**
 * Changes many documents in one transaction: all of them, or none.
 * @throws Refused with the documents that block it, as far as they can be determined; database errors pass through
 */
export async function changeAllOrNone<Item extends Step>(actor: Actor, work: Work<Item>): Promise<void> {
  const end = async (req: PayloadRequest, items: Item[]) => {
    await work.finish(req, items)
    await commitTransaction(req)
  }
  const last = new Set<string>()
  const refusal = await attemptInOrder(actor, work, { end, last, without: new Set() })
  if (refusal) throw new Refused(await findOthers(actor, work, refusal, last))
}

/** Returns what would be refused, without keeping any change. @throws Refused if `prepare` refuses */
export async function findRefusals<Item extends Step>(actor: Actor, work: Work<Item>): Promise<Refusal[]> {
  const last = new Set<string>()
  const refusal = await attemptInOrder(actor, work, { end: killTransaction, last, without: new Set() })
  return refusal ? findOthers(actor, work, refusal, last) : []
}

/**
 * Previews the outcome: applies the changes in a transaction, calls `look` within it and rolls back. Documents that
 * would be refused are left out.
 * @param look receives what was left out; must not write
 * @throws Refused if more than `MAX_REFUSALS` documents would be left out; errors of `look` pass through
 */
export async function previewChanges<Item extends Step, Seen>(
  actor: Actor,
  work: Trial<Item>,
  look: (req: PayloadRequest, leftOut: Refusal[]) => Promise<Seen>,
): Promise<Seen> {
  const last = new Set<string>()
  const leftOut: Refusal[] = []
  while (leftOut.length <= MAX_REFUSALS) {
    const seen: Seen[] = []
    const end = async (req: PayloadRequest) => {
      seen.push(await look(req, leftOut))
      await killTransaction(req)
    }
    const refusal = await attemptInOrder(actor, work, { end, last, without: new Set(leftOut.map(keyOf)) })
    if (!refusal) return seen[0]!
    leftOut.push(refusal)
  }
  throw new Refused(leftOut)
}

async function findOthers<Item extends Step>(
  actor: Actor,
  work: Work<Item>,
  first: Refusal,
  last: Set<string>,
): Promise<Refusal[]> {
  const refusals = [first]
  while (refusals.length < MAX_REFUSALS) {
    const next = await attempt(actor, work, { end: killTransaction, last, without: new Set(refusals.map(keyOf)) })
    if (!next) break
    refusals.push(next)
  }
  return refusals
}

/** Work that is rolled back, so it has no `finish`. */
type Trial<Item extends Step> = Omit<Work<Item>, 'finish'>

interface Attempt<Item> {
  /** Commits or rolls back the transaction once every item has changed. */
  end: (req: PayloadRequest, items: Item[]) => Promise<void>
  /** Keys of the documents to change after the others. */
  last: Set<string>
  /** Keys of the documents to skip. */
  without: Set<string>
}

/**
 * A refused document may depend on another one, as a page does on its parent: it is moved to the end and everything is
 * retried in a new transaction, because the refusal has ended the previous one.
 * @param attempted keys of moved documents are added to its `last`
 * @returns the first document that is refused even after all the others; null if there is none
 */
async function attemptInOrder<Item extends Step>(
  actor: Actor,
  work: Trial<Item>,
  attempted: Attempt<Item>,
): Promise<Refusal | null> {
  const { last } = attempted
  for (;;) {
    const refusal = await attempt(actor, work, attempted)
    if (!refusal || last.has(keyOf(refusal)) || last.size >= MAX_MOVES) return refusal
    last.add(keyOf(refusal))
  }
}

/** @returns the document that was refused; null if none was */
async function attempt<Item extends Step>(
  actor: Actor,
  { change, locale, occasion, prepare }: Trial<Item>,
  { end, last, without }: Attempt<Item>,
): Promise<Refusal | null> {
  const req = await requestOf(actor, locale)
  await initTransaction(req)
  try {
    const items = (await prepare(req)).filter((item) => !without.has(keyOf(item)))
    const moved = [...last].flatMap((key) => items.find((item) => keyOf(item) === key) ?? [])
    for (const item of [...items.filter((other) => !last.has(keyOf(other))), ...moved]) {
      const own = await requestOf(actor, locale, {
        context: auditContextAs(occasion),
        transactionID: req.transactionID,
      })
      const refusal = await changeOne(own, item, change)
      if (refusal) {
        await killTransaction(req)
        return refusal
      }
    }
    await end(req, items)
    return null
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function changeOne<Item extends Step>(
  req: PayloadRequest,
  item: Item,
  change: (req: PayloadRequest, item: Item) => Promise<void>,
): Promise<Refusal | null> {
  try {
    await change(req, item)
    return null
  } catch (error) {
    if (isTransient(error)) throw error
    const refusal = toOperationError(error, 'releases')
    const failure = classifyFailure(error)
    if (!refusal && !failure) console.error(redactError(error))
    const reason =
      describeFieldErrors(error) ??
      fixedMessageIn(req.i18n.language, refusal?.message ?? failure?.message ?? translatorOf(req.i18n)('bulkFailed'))
    return { collection: item.collection, id: item.id, reason, title: item.title }
  }
}

/** Returns true for transient errors: the database is unavailable, or a concurrent change won. A retry may succeed. */
export function isTransient(error: unknown): boolean {
  const failure = classifyFailure(error)
  return failure?.status === 503 || (failure?.status === 409 && failure.code === 'conflict:database' && isRace(error))
}

/** Returns true for deadlocks, lock timeouts and transactions that could not be committed. */
function isRace(error: unknown): boolean {
  for (let current = error, depth = 0; typeof current === 'object' && current !== null && depth < 6; depth++) {
    const { cause, code, name } = current as { cause?: unknown; code?: unknown; name?: unknown }
    if (name === 'CommitRefused' || (typeof code === 'string' && (code.startsWith('40') || code === '55P03')))
      return true
    current = cause
  }
  return false
}

/** Creates a separate request for each document, so that context set by hooks does not leak from one to the next. */
async function requestOf(
  { headers, i18n, payload, user }: Actor,
  locale: TypedLocale | undefined,
  { context = {}, transactionID }: Partial<Pick<PayloadRequest, 'context' | 'transactionID'>> = {},
): Promise<PayloadRequest> {
  return createLocalReq(
    {
      context,
      ...(locale && { locale }),
      req: { headers, i18n, ...(transactionID !== undefined && { transactionID }) },
      user: user ?? undefined,
    },
    payload,
  )
}

/** Loads the user on whose behalf a job acts, with their chosen language. Null if the account no longer exists. */
export async function loadActor(payload: BasePayload, id: string): Promise<Actor | null> {
  const user = await payload.findByID({
    id,
    collection: 'users',
    depth: 0,
    disableErrors: true,
    // As Payload's own scheduled-publish job loads the user. Permissions are checked for each document.
    overrideAccess: true,
  })
  if (!user) return null
  const { headers } = await createLocalReq({}, payload)
  const [chosen] = await readLanguages({ payload }, [id])
  const i18n = await getLocalI18n({ config: payload.config, language: chosen?.language ?? 'en' })
  return { headers, i18n, payload, user: { ...user, collection: 'users' } }
}
