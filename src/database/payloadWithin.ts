import type { BasePayload } from 'payload'
import { clientOf, type Transaction } from './dbOf'

/** Payloads that read within a transaction. */
const within = new WeakSet<BasePayload>()

/** Does it read within a transaction? What it reads is nobody else's, and nothing of it may be kept. */
export const isWithinTransaction = (payload: BasePayload): boolean => within.has(payload)

/**
 * A payload for readers that know nothing of transactions: `find`, `findByID` and `count`, `dbOf`, `poolOf` and `db` itself
 * read what the transaction of a request has changed. It is for reading alone, and ends with the transaction: whoever
 * still asks it then is refused, as the connection is somebody else's by that time.
 */
export async function payloadWithin({ payload, transactionID }: Transaction): Promise<BasePayload> {
  const id = await transactionID
  const session = () => {
    const found = id === undefined ? undefined : payload.db.sessions?.[id]
    if (!found) throw new Error('The transaction that was read in is over')
    return found
  }
  const client = await clientOf({ payload, transactionID: id })
  const query = (...statement: Parameters<typeof client.query>) => session() && client.query(...statement)
  const drizzle = { get: () => session().db }
  const db: BasePayload['db'] = Object.create(payload.db, { drizzle, pool: { value: { query } }, primaryDrizzle: drizzle }) as typeof payload.db
  const inside = <Options extends { req?: object }>(options: Options): Options => ({ ...options, req: { ...options.req, transactionID: session() && id } })
  const reader: BasePayload = Object.create(payload, {
    count: { value: (options: Parameters<typeof payload.count>[0]) => payload.count(inside(options)) },
    db: { value: db },
    find: { value: (options: Parameters<typeof payload.find>[0]) => payload.find(inside(options)) },
    findByID: { value: (options: Parameters<typeof payload.findByID>[0]) => payload.findByID(inside(options)) },
  }) as typeof payload
  within.add(reader)
  return reader
}
