import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { DatabaseAdapter } from 'payload'
import type { PoolClient } from 'pg'
import type { Row, RowsByTable } from './rowsOf'

/** Writes the noted rows, one statement for each table and set of columns. */
export async function insertRows(client: PoolClient, adapter: DatabaseAdapter, rows: RowsByTable): Promise<number> {
  let written = 0
  for (const [key, tableRows] of rows) {
    const table = adapter.tables[key]
    const named = tableRows.map((row) => withColumnNames(table, row))
    // A column that is left out gets its default, so rows with different columns are different statements.
    for (const group of Map.groupBy(named, (row) => Object.keys(row).sort().join()).values()) {
      await insertInto(client, getTableName(table), group)
      written += group.length
    }
  }
  return written
}

/**
 * Inserts rows that all have the same columns.
 * @param table name in the database
 */
export async function insertInto(client: PoolClient, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).map(quoted).join(', ')
  await client.query(
    `insert into ${quoted(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

function withColumnNames(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table)
  const named: Row = {}
  for (const [key, value] of Object.entries(row)) {
    const column = columns[key]
    if (column && value !== undefined) named[column.name] = value
  }
  return named
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
