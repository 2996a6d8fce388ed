import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { callboardOf } from '@/exports/server'
import type { OwnTables } from '@/database/tables'

/** Tables outside Payload's collections in which the canary has no row, and why. */
export const NOT_PLANTED_TABLES: Readonly<Record<string, string>> = {
  canary_sites: 'It holds the two sites.',
  document_references: 'Its rows come with documents.',
  document_saves: 'Its rows come with documents.',
  search_entries: 'Its rows come with documents.',
  secrets: 'They are encrypted for an app.',
  site_changes: 'Its rows are counted by the database.',
  site_sizes: 'Its rows are counted by a job.',
  starter_documents: 'Its rows come with documents.',
  translation_counts: 'Its rows come with documents.',
  translation_facts: 'Its rows come with documents.',
  version_writers: 'Its rows come with documents.',
}

interface PlantedTable {
  name: string
  table: PgTable
  /** Column of the site or, where there is none, of the person that a row belongs to. */
  owner: 'tenant_id' | 'user_id'
  /** Whether a call can name a row by its id. */
  hasId: boolean
}

/** The tables of core and plugins whose rows belong to a site, or that calls can name a person's rows of. */
export const plantedTables = (payload: Parameters<typeof callboardOf>[0]): PlantedTable[] =>
  tablesOf(callboardOf(payload).tables).filter(({ name }) => !Object.hasOwn(NOT_PLANTED_TABLES, name))

/** Those and the ones without a row of the canary. */
export const tablesOf = (tables: OwnTables): PlantedTable[] =>
  Object.entries(tables).flatMap(([name, table]): PlantedTable[] => {
    const columns = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]))
    const hasId = columns.get('id')?.columnType === 'PgUUID'
    if (columns.has('tenant_id')) return [{ hasId, name, owner: 'tenant_id', table }]
    return columns.has('user_id') && hasId ? [{ hasId, name, owner: 'user_id', table }] : []
  })
