import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { sql } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import type { Pool } from 'pg'
import { isUuid } from '@/lib/values'
import { dbOf, tableNameOf } from '@/database/connections'
import { equalValues, toPaginatedDocs } from '@/database/plainReads'
import { namesOf } from '@/database/names'

const lock = namesOf('payload_locked_documents', 'lock')
const holder = namesOf('payload_locked_documents_rels', 'holder')
const held = namesOf('payload_locked_documents_rels', 'held')
const payloadLockedDocuments = namesOf('payload_locked_documents')
const payloadLockedDocumentsRels = namesOf('payload_locked_documents_rels')

const COLLECTION = 'payload-locked-documents'

/** A document whose lock is asked for. */
interface Locked {
  id: string
  /** Column that refers to the document. */
  column: string
  collection: string
}

interface Row {
  id: string
  created_at: Date
  updated_at: Date
  user: string | null
}

/**
 * Reads and ends the lock of a document with one statement each, since every save does both. Payload would build five,
 * among them a deletion of nothing. Other queries go through Payload.
 */
export function speedUpLockChecks(adapter: DrizzleAdapter & { pool: Pool }): void {
  const find = adapter.find as (this: DrizzleAdapter, args: Parameters<DrizzleAdapter['find']>[0]) => Promise<unknown>
  const deleteMany = adapter.deleteMany as (
    this: DrizzleAdapter,
    args: Parameters<DrizzleAdapter['deleteMany']>[0],
  ) => Promise<unknown>
  Object.assign(adapter, {
    async find(this: DrizzleAdapter, args: Parameters<typeof find>[0]) {
      const isPlain = args.collection === COLLECTION && args.limit === 1 && args.pagination === false && !args.req
      const locked = isPlain ? readLocked(adapter, args.where) : null
      return locked ? toPaginatedDocs(await readLock(adapter.pool, locked)) : find.call(this, args)
    },
    async deleteMany(this: DrizzleAdapter, args: Parameters<typeof deleteMany>[0]) {
      const locked = args.collection === COLLECTION ? readLocked(adapter, args.where) : null
      return locked ? deleteLock(adapter, locked, args.req) : deleteMany.call(this, args)
    },
  })
}

/** @returns null unless the query is for exactly one document */
function readLocked(adapter: DrizzleAdapter, where: Where | undefined): Locked | null {
  const equals = equalValues(where)
  const [collection, id] = [equals.get('document.relationTo'), equals.get('document.value')]
  if (equals.size !== 2 || typeof collection !== 'string' || !isUuid(id)) return null
  return Object.hasOwn(adapter.payload.collections, collection)
    ? { collection, column: `${tableNameOf(collection)}_id`, id }
    : null
}

/** $1: id of the document. The newest lock counts. */
const lockOf = (
  column: string,
) => `select ${lock.id}, ${lock.created_at}, ${lock.updated_at}, ${holder.users_id} as user
  from ${held} join ${lock} on ${lock.id} = ${held.parent_id}
  left join ${holder} on ${holder.parent_id} = ${lock.id} and ${holder.path} = 'user'
  where held."${column}" = $1::uuid and ${held.path} = 'document' order by ${lock.updated_at} desc limit 1`

async function readLock(pool: Pool, { collection, column, id }: Locked): Promise<object[]> {
  const name = `callboard-lock-${column}`
  const { rows } = await pool.query<Row>({ name, text: lockOf(column), values: [id] })
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    document: { relationTo: collection, value: id },
    updatedAt: row.updated_at.toISOString(),
    user: { relationTo: 'users', value: row.user },
  }))
}

async function deleteLock(
  adapter: DrizzleAdapter,
  { column, id }: Locked,
  req: Partial<PayloadRequest> | undefined,
): Promise<void> {
  const db = await dbOf({ payload: adapter.payload as PayloadRequest['payload'], transactionID: req?.transactionID })
  await db.execute(sql`delete from ${payloadLockedDocuments} where ${payloadLockedDocuments.id} in (
    select ${payloadLockedDocumentsRels.parent_id} from ${payloadLockedDocumentsRels}
    where ${sql.identifier(column)} = ${id}::uuid and ${payloadLockedDocumentsRels.path} = 'document')`)
}
