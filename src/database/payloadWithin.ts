import type { BasePayload } from 'payload'
import { clientOf, type Transaction } from './connections'

/** Payloads that read within a transaction. */
const within = new WeakSet<BasePayload>()

/** Does it read within a transaction? What it reads is nobody else's, and nothing of it may be kept. */
export const isWithinTransaction = (payload: BasePayload): boolean => within.has(payload)

/** Ways to read, of a payload and of its database, that are told of their transaction. */
const OF_PAYLOAD = ['count', 'find', 'findByID'] as const
const OF_DATABASE = ['count', 'find', 'findOne', 'findVersions', 'queryDrafts'] as const

/**
 * A payload for readers that know nothing of transactions: `find`, `findByID` and `count`, the same of its `db`, `dbOf` and
 * `poolOf` read what the transaction of a request has changed. It is for reading alone, and ends with the transaction:
 * whoever still asks it then is refused, as the connection is somebody else's by that time.
 */
export async function payloadWithin({ payload, transactionID }: Transaction): Promise<BasePayload> {
  const id = await transactionID
  const session = () => {
    const found = id === undefined ? undefined : payload.db.sessions?.[id]
    if (!found) throw new Error('The transaction that was read in is over')
    return found
  }
  /** @param source whose ways to read, by their names, are given the transaction */
  const told = <Source extends object>(
    source: Source,
    names: readonly (keyof Source & string)[],
  ): PropertyDescriptorMap =>
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          value: (args: { req?: object }) =>
            session() &&
            (source[name] as (this: Source, args: object) => unknown).call(source, {
              ...args,
              req: { ...args.req, transactionID: id },
            }),
        },
      ]),
    )
  const client = await clientOf({ payload, transactionID: id })
  const query = (...statement: Parameters<typeof client.query>) => session() && client.query(...statement)
  const drizzle = { get: () => session().db }
  const db = Object.create(payload.db, {
    ...told(payload.db, OF_DATABASE),
    drizzle,
    pool: { value: { query } },
    primaryDrizzle: drizzle,
  }) as typeof payload.db
  const reader = Object.create(payload, { ...told(payload, OF_PAYLOAD), db: { value: db } }) as typeof payload
  within.add(reader)
  return reader
}
