import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { sql } from 'drizzle-orm'
import { index, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'

/**
 * Adds an index on the parent to every locales table. Payload's only index starts with the locale, so that reading a
 * document's texts scans the whole table (2.4 ms per row at 200,000 documents).
 */
export const indexLocaleParents: PostgresSchemaHook = ({ adapter, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    if (!name.endsWith(adapter.localesSuffix ?? '_locales') || !table.columns._parentID) continue
    table.indexes = {
      ...table.indexes,
      parentIdIndex: { name: `${name}_parent_idx`.slice(-63), on: '_parentID' },
    }
  }
  return schema
}

/** Columns of versions by which no statement finds rows: it names the tenant or the document as well. */
const BESIDE_TENANT_OR_PARENT = new Set([
  'autosave',
  'createdAt',
  'latest',
  'publishedLocale',
  'snapshot',
  'version__status',
  'version_createdAt',
  'version_deletedAt',
  'version_order',
])

/** The first column of the index on tenant and time that every content type has. */
const TENANT_COLUMNS = new Set(['tenant', 'version_tenant'])

/**
 * Removes indexes of Payload that no statement needs, of content types and their versions: each version is written with
 * nearly all of them, and they were 45 % of what a save adds to the write-ahead log.
 */
export const dropUnusedIndexes: PostgresSchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables)) {
    const indexes = Object.entries(table.indexes ?? {})
    const leads = new Set(indexes.flatMap(([, { on }]) => (Array.isArray(on) && on.length > 1 ? on[0] : [])))
    const isUnused = (column: string): boolean =>
      (TENANT_COLUMNS.has(column) && leads.has(column)) ||
      (leads.has('version_tenant') && BESIDE_TENANT_OR_PARENT.has(column))
    table.indexes = Object.fromEntries(indexes.filter(([, { on, unique }]) => unique || !isUnused([on].flat().join())))
  }
  return schema
}

type Columns = Partial<Record<string, AnyPgColumn>>

/**
 * Adds indexes that alone answer how many documents a list of a site has, and of its trash. Reading the rows took ten
 * times as long on a site with 5,600 pages.
 */
export const indexLists: PostgresSchemaHook = ({ adapter, extendTable, schema }) => {
  for (const [name, table] of Object.entries(schema.tables) as [string, PgTable & Columns][]) {
    const { columns } = adapter.rawTables[name] ?? {}
    if (!columns) continue
    if (columns.version_tenant && columns.latest && columns.version_deletedAt)
      extendTable({
        extraConfig: (of: Columns) => ({
          listed: index(`${name}_listed_idx`)
            .on(of.version_tenant!)
            .where(sql`latest and version_deleted_at is null`),
          trashed: index(`${name}_trashed_idx`)
            .on(of.version_tenant!)
            .where(sql`latest and version_deleted_at is not null`),
        }),
        table,
      })
    if (columns.tenant && columns.deletedAt)
      extendTable({
        extraConfig: (of: Columns) => ({
          listed: index(`${name}_listed_idx`)
            .on(of.tenant!)
            .where(sql`deleted_at is null`),
        }),
        table,
      })
  }
  return schema
}
