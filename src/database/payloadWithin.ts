import type { BasePayload } from 'payload'
import { clientOf, type Transaction } from './connections'

/** Payload instances that read within a transaction. */
const transactional = new WeakSet<BasePayload>()

/**
 * Whether the instance reads within a transaction. Its results are private to the transaction and must not be cached.
 */
export const isWithinTransaction = (payload: BasePayload): boolean => transactional.has(payload)

/** Read methods that need the transaction passed to them. */
const PAYLOAD_METHODS = ['count', 'find', 'findByID'] as const
const DATABASE_METHODS = ['count', 'find', 'findOne', 'findVersions', 'queryDrafts'] as const

/**
 * A read-only Payload instance whose `find`, `findByID`, `count`, `db`, `dbOf` and `poolOf` read within the request's
 * transaction, for code that does not know about transactions. Using it after the transaction has ended throws, since
 * the connection then belongs to another request.
 */
export async function payloadWithin({ payload, transactionID }: Transaction): Promise<BasePayload> {
  const id = await transactionID
  const session = () => {
    const openSession = id === undefined ? undefined : payload.db.sessions?.[id]
    if (!openSession)
      throw new Error(
        'This Payload instance reads within a transaction that has ended. Create a new one with payloadWithin.',
      )
    return openSession
  }
  /** @param source whose named read methods receive the transaction */
  const withTransaction = <Source extends object>(
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
    ...withTransaction(payload.db, DATABASE_METHODS),
    drizzle,
    pool: { value: { query } },
    primaryDrizzle: drizzle,
  }) as typeof payload.db
  const reader = Object.create(payload, {
    ...withTransaction(payload, PAYLOAD_METHODS),
    db: { value: db },
  }) as typeof payload
  transactional.add(reader)
  return reader
}
