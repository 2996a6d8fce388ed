import type {
  BasePayload,
  CountArgs,
  CreateArgs,
  DeleteOneArgs,
  FindArgs,
  FindGlobalArgs,
  FindOneArgs,
  FindVersionsArgs,
  JsonObject,
  PayloadRequest,
  QueryDraftsArgs,
  TypeWithID,
  UpdateOneArgs,
} from 'payload'
import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { tableOf } from '@/database/connections'

// Direct database access without access control, hooks, defaults and validation: for server-side decisions, and for
// rows that no form writes. Callers are responsible for authorisation.

/** The request, whose transaction is used; or the payload alone, outside any transaction. */
export type Source = Partial<PayloadRequest> & { payload: BasePayload }

/** Finds one stored document by a condition, without access rules or hooks; null if there is none. */
export const findStored = <Doc extends TypeWithID = TypeWithID>(req: Source, args: FindOneArgs) =>
  req.payload.db.findOne<Doc>({ ...args, req })

export const listStored = <Doc = TypeWithID>(req: Source, args: FindArgs) => req.payload.db.find<Doc>({ ...args, req })

/** Documents with their newest version: a draft instead of the published one. */
export const listNewest = <Doc = TypeWithID>(req: Source, args: QueryDraftsArgs) =>
  req.payload.db.queryDrafts<Doc>({ ...args, req })

export const listVersions = <Doc = JsonObject>(req: Source, args: FindVersionsArgs) =>
  req.payload.db.findVersions<Doc>({ ...args, req })

export const countStored = (req: Source, args: CountArgs) => req.payload.db.count({ ...args, req })

export const createStored = (req: Source, args: CreateArgs) => req.payload.db.create({ ...args, req })

export const updateStored = (req: Source, args: UpdateOneArgs) => req.payload.db.updateOne({ ...args, req })

export const deleteStored = (req: Source, args: DeleteOneArgs) => req.payload.db.deleteOne({ ...args, req })

export const findStoredGlobal = <Values extends Record<string, unknown>>(req: Source, args: FindGlobalArgs) =>
  req.payload.db.findGlobal<Values>({ ...args, req })

/**
 * Updates `updatedAt` of documents: on their newest versions, and on the main rows unless a draft is ahead of a
 * published version.
 * @param collection slug of a collection with drafts
 * @param now ISO 8601; documents changed later than that advance by a millisecond
 */
export async function touchDocuments(
  db: NodePgDatabase,
  collection: string,
  ids: string[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return
  const [table, versions] = [tableOf(collection), tableOf(`_${collection}_v`)]
  const targetIds = sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const laterThan = (column: 'updated_at' | 'version_updated_at') =>
    sql`greatest(${now}::timestamptz, ${sql.identifier(column)} + interval '1 millisecond')`
  await db.execute(
    sql`update ${versions} set updated_at = ${laterThan('updated_at')}, version_updated_at = ${laterThan('version_updated_at')} where parent_id in ${targetIds} and latest`,
  )
  await db.execute(sql`update ${table} d set updated_at = v.version_updated_at from ${versions} v
    where d.id in ${targetIds} and v.parent_id = d.id and v.latest and (v.version__status = 'published' or d._status = 'draft')`)
}

/**
 * Deletes rows that belong to documents which are deleted by a statement instead of through Payload: references, saves
 * and plugin rows.
 * @param tables `documentTables` of the installation
 */
export async function deleteDocumentRows(
  db: { execute: (statement: SQL) => Promise<unknown> },
  tables: string[],
  collection: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  // Without a type: collections refer to documents by texts, tables by uuids.
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const parts = tables.map(
    (table) =>
      sql`delete from ${sql.identifier(table)} where collection = ${collection} and document_id in (${list}) returning 1`,
  )
  // One round trip: in PostgreSQL a single statement can delete from several tables.
  const [last, ...others] = parts.reverse()
  if (!last) return
  const deletions = others.map((part, index) => sql`${sql.identifier(`d${index}`)} as (${part})`)
  await db.execute(deletions.length > 0 ? sql`with ${sql.join(deletions, sql`, `)} ${last}` : last)
}
