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
import { asPartOf, type Occasion } from '../../../collections/AuditLog/occasion'
import { languagesOf } from '../../../database/accounts/profiles'
import { asOperationError } from '../../../endpoints/OperationError'
import { describeFieldErrors } from '../../../endpoints/documents/publishDocuments'
import { classifyFailure } from '../../../database/failures'
import { translatorOf } from '../../../i18n/translator'
import { safeError } from '../../../lib/logging/safeError'
import type { Refusal } from './states'

/** Documents keep something from happening to all of them. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(readonly refusals: Refusal[]) {
    super('Documents of a release were refused')
  }
}

/** A document of a release while something happens to all of them. */
export interface Step {
  collection: string
  id: string
  title: string
}

/** Who acts, and in which language they read why something was refused. */
export type Actor = Pick<PayloadRequest, 'headers' | 'i18n' | 'payload' | 'user'>

interface Work<Item extends Step> {
  /** The first thing in each transaction. @returns what to go through, in an order that is likely to succeed @throws Refused */
  prepare: (req: PayloadRequest) => Promise<Item[]>
  /** Changes one document. `req` is its own, within the transaction of all. */
  change: (req: PayloadRequest, item: Item) => Promise<void>
  /** The last thing in the transaction that is committed. */
  finish: (req: PayloadRequest, items: Item[]) => Promise<void>
  locale: TypedLocale | undefined
  /** What the lines of the audit log about the documents say besides. */
  occasion: Occasion
}

/** What is refused where another comes later is tried once more behind all others, so often. */
const MOST_MOVES = 20
/** So many refusals are worth reading. */
const MOST_REFUSALS = 10

const keyOf = ({ collection, id }: Step): string => `${collection}/${id}`

/**
 * Does something to many documents in one transaction: to all of them, or to none.
 * @throws Refused with what is in the way, so far as it can be found; and whatever the database throws where it is away
 */
export async function asOne<Item extends Step>(actor: Actor, work: Work<Item>): Promise<void> {
  const end = async (req: PayloadRequest, items: Item[]) => {
    await work.finish(req, items)
    await commitTransaction(req)
  }
  const last = new Set<string>()
  const refusal = await attemptInOrder(actor, work, { end, last, without: new Set() })
  if (refusal) throw new Refused(await findOthers(actor, work, refusal, last))
}

/** What would be refused besides. Nothing of it is kept. @throws Refused where even the beginning is refused by now */
export async function findRefusals<Item extends Step>(actor: Actor, work: Work<Item>): Promise<Refusal[]> {
  const last = new Set<string>()
  const refusal = await attemptInOrder(actor, work, { end: killTransaction, last, without: new Set() })
  return refusal ? findOthers(actor, work, refusal, last) : []
}

/**
 * Shows what would be if it were done: somebody looks within the transaction, which is undone afterwards. What would be
 * refused is left out.
 * @param look is told what is left out, and must not write
 * @throws Refused where too much would be left out, and what `look` throws
 */
export async function tryOut<Item extends Step, Seen>(
  actor: Actor,
  work: Trial<Item>,
  look: (req: PayloadRequest, leftOut: Refusal[]) => Promise<Seen>,
): Promise<Seen> {
  const last = new Set<string>()
  const leftOut: Refusal[] = []
  while (leftOut.length <= MOST_REFUSALS) {
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
  while (refusals.length < MOST_REFUSALS) {
    const next = await attempt(actor, work, { end: killTransaction, last, without: new Set(refusals.map(keyOf)) })
    if (!next) break
    refusals.push(next)
  }
  return refusals
}

/** What is tried without being kept. */
type Trial<Item extends Step> = Omit<Work<Item>, 'finish'>

interface Attempt<Item> {
  /** Ends the transaction once everything is changed. */
  end: (req: PayloadRequest, items: Item[]) => Promise<void>
  /** Documents that come behind the others. */
  last: Set<string>
  without: Set<string>
}

/**
 * A document whose change is refused may need another first, a page the one above it: it is tried again at the end, in a
 * new transaction, as the refusal has ended the one before.
 * @param attempted `last` learns which were moved
 * @returns what is refused behind all others, too; null where nothing is
 */
async function attemptInOrder<Item extends Step>(
  actor: Actor,
  work: Trial<Item>,
  attempted: Attempt<Item>,
): Promise<Refusal | null> {
  const { last } = attempted
  for (;;) {
    const refusal = await attempt(actor, work, attempted)
    if (!refusal || last.has(keyOf(refusal)) || last.size >= MOST_MOVES) return refusal
    last.add(keyOf(refusal))
  }
}

/** @returns the document that was refused; null where none was */
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
    for (const item of [...items.filter((one) => !last.has(keyOf(one))), ...moved]) {
      const own = await requestOf(actor, locale, { context: asPartOf(occasion), transactionID: req.transactionID })
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
    if (isPassing(error)) throw error
    const refusal = asOperationError(error, 'releases')
    const failure = classifyFailure(error)
    if (!refusal && !failure) console.error(safeError(error))
    const reason =
      describeFieldErrors(error) ?? refusal?.message ?? failure?.message ?? translatorOf(req.i18n)('bulkFailed')
    return { collection: item.collection, id: item.id, reason, title: item.title }
  }
}

/** The database is away, or somebody was faster: another try may succeed. */
export function isPassing(error: unknown): boolean {
  const failure = classifyFailure(error)
  return failure?.status === 503 || (failure?.status === 409 && failure.code === 'conflict:database' && isRace(error))
}

/** A deadlock, or a transaction that could not be committed. */
function isRace(error: unknown): boolean {
  for (let current = error, depth = 0; typeof current === 'object' && current !== null && depth < 6; depth++) {
    const { cause, code, name } = current as { cause?: unknown; code?: unknown; name?: unknown }
    if (name === 'CommitRefused' || (typeof code === 'string' && (code.startsWith('40') || code === '55P03')))
      return true
    current = cause
  }
  return false
}

/** A request of its own for each document, so that nothing that hooks remember of one is taken for another. */
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

/** Somebody as one of our jobs acts for them, in the language they have chosen; null where they are gone. */
export async function actorOf(payload: BasePayload, id: string): Promise<Actor | null> {
  const user = await payload.findByID({
    id,
    collection: 'users',
    depth: 0,
    disableErrors: true,
    // As Payload's own job reads whoever planned something. What they may do is asked of each document.
    overrideAccess: true,
  })
  if (!user) return null
  const { headers } = await createLocalReq({}, payload)
  const [chosen] = await languagesOf({ payload }, [id])
  const i18n = await getLocalI18n({ config: payload.config, language: chosen?.language ?? 'en' })
  return { headers, i18n, payload, user: { ...user, collection: 'users' } }
}
