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
import { auditContextAs, type AuditContext } from '@/collections/AuditLog/writeAudit'
import { readLanguages } from '@/database/accounts/profiles'
import { refusalOf } from '@/endpoints/documents/refusalOf'
import { inSavepoint } from '@/database/transactions'
import { payloadLanguage } from '@/i18n/payloadLanguage'
import type { Refusal } from './states'

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
  /** It has the intended state already: nothing is done. Default: false. */
  isSettled?: boolean
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

const keyOf = ({ collection, id }: Step): string => `${collection}/${id}`

/** How many documents a preview leaves out at most. */
const MAX_LEFT_OUT = 10

/**
 * Changes many documents in one transaction: all of them, or none.
 * @throws Refused with the documents that block it; database errors pass through
 */
export const changeAllOrNone = <Item extends Step>(actor: Actor, work: Work<Item>): Promise<void> =>
  inAttempt(actor, work, async (req, items, refusals) => {
    if (refusals.length > 0) throw new Refused(refusals)
    await work.finish(req, items)
    await commitTransaction(req)
  })

/** Returns what would be refused, without keeping any change. @throws Refused if `prepare` refuses */
export const findRefusals = <Item extends Step>(actor: Actor, work: Work<Item>): Promise<Refusal[]> =>
  inAttempt(actor, work, (_, __, refusals) => Promise.resolve(refusals))

/**
 * Previews the outcome: applies the changes in a transaction, calls `look` within it and rolls back. Documents that
 * would be refused are left out.
 * @param look receives what was left out; must not write
 * @throws Refused if more than `MAX_LEFT_OUT` documents would be left out; errors of `look` pass through
 */
export const previewChanges = <Item extends Step, Seen>(
  actor: Actor,
  work: Trial<Item>,
  look: (req: PayloadRequest, leftOut: Refusal[]) => Promise<Seen>,
): Promise<Seen> =>
  inAttempt(actor, work, (req, _, refusals) => {
    if (refusals.length > MAX_LEFT_OUT) throw new Refused(refusals)
    return look(req, refusals)
  })

/** Work that is rolled back, so it has no `finish`. */
type Trial<Item extends Step> = Omit<Work<Item>, 'finish'>

/**
 * Changes the documents in a transaction, each in a savepoint, so that a refused one takes no other with it. The
 * transaction is rolled back unless `end` commits it.
 * @param end receives the documents that were changed, and why the others were not
 */
async function inAttempt<Item extends Step, Result>(
  actor: Actor,
  { change, locale, occasion, prepare }: Trial<Item>,
  end: (req: PayloadRequest, items: Item[], refusals: Refusal[]) => Promise<Result>,
): Promise<Result> {
  const req = await requestOf(actor, locale)
  await initTransaction(req)
  try {
    const items = await prepare(req)
    const unsettled = items.filter(({ isSettled }) => !isSettled)
    const refusals = await changeEach(unsettled, async (item) => {
      const context = auditContextAs(occasion)
      return changeOne(await requestOf(actor, locale, { context, transactionID: req.transactionID }), item, change)
    })
    const refused = new Set(refusals.map(keyOf))
    return await end(
      req,
      items.filter((item) => !refused.has(keyOf(item))),
      refusals,
    )
  } finally {
    await killTransaction(req)
  }
}

/**
 * A refused document may depend on another one, as a page does on its parent: it is tried again after the others, for
 * as long as that helps.
 * @returns why the remaining ones are refused
 */
async function changeEach<Item extends Step>(
  items: readonly Item[],
  change: (item: Item) => Promise<Refusal | null>,
): Promise<Refusal[]> {
  let [left, refusals]: [readonly Item[], Refusal[]] = [items, []]
  for (;;) {
    const refused: Item[] = []
    refusals = []
    for (const item of left) {
      const refusal = await change(item)
      if (!refusal) continue
      refused.push(item)
      refusals.push(refusal)
    }
    if (refused.length === 0 || refused.length === left.length) return refusals
    left = refused
  }
}

async function changeOne<Item extends Step>(
  req: PayloadRequest,
  item: Item,
  change: (req: PayloadRequest, item: Item) => Promise<void>,
): Promise<Refusal | null> {
  try {
    await inSavepoint(req, () => change(req, item))
    return null
  } catch (error) {
    const reason = refusalOf(req, error, 'releases')
    return { collection: item.collection, id: item.id, reason, title: item.title }
  }
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
  const i18n = await getLocalI18n({ config: payload.config, language: payloadLanguage(chosen?.language ?? 'en') })
  return { headers, i18n, payload, user: { ...user, collection: 'users' } }
}
