import type { BasePayload, PayloadRequest } from 'payload'
import pg, { type Pool, type PoolClient } from 'pg'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sql, type Name, getTableColumns } from 'drizzle-orm'
import { required } from '../lib/values'

/** Uses of a statement after which it is prepared, as in other drivers: rare ones would only take memory. */
const FREQUENT = 5

/** Maximum number of prepared statements per connection; each takes memory of the database server. */
const MAX_PREPARED = 120

/** Maximum number of statements that are counted. Statements with many rows have countless variants. */
const MAX_COUNTED = 500

/** Writes, and statements beginning with `with` that write. */
const WRITES = /^\s*(insert|update|delete|with\b[^]*\b(insert into|delete from))\b/i

interface Statement {
  name?: string
  text: string
}

/** Uses so far of statements that are not prepared yet. */
const uses = new Map<string, number>()

/** Names of prepared statements, by their text. */
const names = new Map<string, string>()

/**
 * A connection that prepares frequent writes, so that the database parses and plans them once and not with each save.
 * Reads are planned anew, since the best plan depends on the tenant: one may have ten pages and another ten thousand.
 */
export class PreparingClient extends pg.Client {
  // One signature for the many of `pg`.
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const hasValues = Array.isArray(rest[0]) && rest[0].length > 0
    const query = super.query as (...args: unknown[]) => unknown
    return query.call(this, hasValues && isUnnamed(statement) ? withName(statement) : statement, ...rest)
  }) as pg.Client['query']
}

const isUnnamed = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  !('name' in statement && statement.name)

function withName(statement: Statement): Statement {
  const name = names.get(statement.text) ?? nameIfFrequent(statement.text)
  return name ? { ...statement, name } : statement
}

function nameIfFrequent(text: string): string | undefined {
  if (names.size >= MAX_PREPARED || !WRITES.test(text)) return undefined
  const count = (uses.get(text) ?? 0) + 1
  if (count < FREQUENT) {
    if (uses.size >= MAX_COUNTED) uses.clear()
    uses.set(text, count)
    return undefined
  }
  uses.delete(text)
  const name = `callboard-write-${names.size + 1}`
  names.set(text, name)
  return name
}

/** The parts of Payload's adapter that Callboard uses, and its additions. */
export interface PooledAdapter {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  destroy?: () => Promise<void>
  /** Connections for statements outside transactions. */
  pool?: Pool
  /** Connections for transactions. */
  transactionPool?: Pool
  /** Connections to the read replicas. */
  replicaPools?: Pool[]
}

/** The pool for statements outside transactions. */
export const poolOf = (payload: BasePayload): Pool => payload.db.pool

/** All pools; undefined before the first connection. */
export const poolsOf = (payload: BasePayload): PooledAdapter => payload.db

/** An object that identifies the database for the lifetime of the process. */
export const databaseOf = (payload: BasePayload): object => payload.db

/** The type of document ids. */
export const idTypeOf = (payload: BasePayload): 'number' | 'text' => payload.db.defaultIDType

/**
 * The part of a request that identifies its transaction. Without a `transactionID`, each statement is its own
 * transaction.
 */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The connection of the request's transaction; without one, the pool. */
export async function dbOf(req: Transaction): Promise<NodePgDatabase> {
  const { drizzle, sessions } = req.payload.db
  const id = req.transactionID === undefined ? undefined : await req.transactionID
  const session = id === undefined ? undefined : sessions?.[id]
  return (session?.db ?? drizzle) as NodePgDatabase
}

/** Whether statements of the request run in a transaction. */
export const isInTransaction = async (req: Transaction): Promise<boolean> =>
  (await dbOf(req)) !== req.payload.db.drizzle

/** The `pg` client of the request's transaction. */
export async function clientOf(req: Transaction): Promise<PoolClient> {
  const { $client } = (await dbOf(req)) as NodePgDatabase & { $client: PoolClient }
  return $client
}

/** The table of a collection as a quoted identifier. Slugs come from the configuration, never from a request. */
export const tableOf = (slug: string): Name => sql.identifier(tableNameOf(slug))

export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')

/** The table of a collection's localised fields; null if it has none. */
export function localesTableOf(payload: BasePayload, slug: string): string | null {
  const name = `${tableNameOf(slug)}_locales`
  const { tables } = payload.db
  return Object.hasOwn(tables, name) ? name : null
}

/** Generates a document id as the database adapter does. */
export function newId(payload: BasePayload, slug: string): string {
  const { tables } = payload.db
  const { id } = getTableColumns(required(tables[tableNameOf(slug)], `the table of ${slug}`))
  return String(required(id?.defaultFn, `the default id of ${slug}`)())
}

/**
 * The row of a statement that always returns one, such as a count.
 * @throws if there is none
 */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('Expected the statement to return a row, but it returned none.')
  return row
}
