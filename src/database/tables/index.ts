import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accountTokens, rateLimits, secondFactors, signIns } from './accountTables'
import { documentSaves } from './documentSaves'
import { references } from './references'
import { secrets } from './secrets'
import { siteChanges, siteSizes } from './siteTables'
import { supportVisits } from './supportVisits'

/** Tables outside Payload's collections, by PostgreSQL name. Payload's API does not access them. */
export type OwnTables = Record<string, PgTable>

/** Tables of the core. Plugins add their own. */
export const coreTables: OwnTables = {
  account_tokens: accountTokens,
  document_references: references,
  document_saves: documentSaves,
  rate_limits: rateLimits,
  second_factors: secondFactors,
  secrets,
  sign_ins: signIns,
  site_changes: siteChanges,
  site_sizes: siteSizes,
  support_visits: supportVisits,
}

/** Adds the tables of core and plugins to Payload's schema, so that migrations include them. */
export const addTables: PostgresSchemaHook = ({ adapter, schema }) => {
  const { tables } = adapter.payload.config.custom.callboard as { tables: typeof schema.tables }
  return { ...schema, tables: { ...schema.tables, ...tables } }
}

/** Names of the tables that have all of the columns. */
export const tablesWith = (tables: OwnTables, ...columns: string[]): string[] =>
  Object.entries(tables).flatMap(([name, table]) => {
    const own = new Set(Object.values(getTableColumns(table)).map((column) => column.name))
    return columns.every((column) => own.has(column)) ? [name] : []
  })
