import pg from 'pg'

type Row = Record<string, unknown>

/** Columns that differ between two savings of the same thing. */
const VOLATILE = /^(version_)?(created_at|updated_at|published_at)$/

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** UUID version 8: the same document has it on every run. */
const NAMED = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-/

/** Tables that say who is signed in and when, how often a site has changed, and what Payload notes for itself. */
const IGNORED = ['payload_', 'users', 'audit', 'graphile', 'site_changes']

/** Every row of every table, without moments. */
export async function readTables(databaseUrl: string): Promise<Map<string, Row[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const found = new Map<string, Row[]>()
    for (const { name } of tables) {
      if (IGNORED.some((prefix) => name.startsWith(prefix))) continue
      const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t`)
      found.set(
        name,
        rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([column]) => !VOLATILE.test(column)))),
      )
    }
    return found
  } finally {
    await client.end()
  }
}

/** Slug of a work whose title gives none, also as the words that are searched. */
const DRAWN_SLUG = /\b(work[- ])[a-z0-9]{6}\b/g

/**
 * Rows as comparable text: ids are replaced by what they stand for.
 * @param meaning names for ids that both sides know, by id; other ids become `*`, but for those that follow from a name
 */
export function comparable(
  tables: Map<string, Row[]>,
  meaning: ReadonlyMap<string, string> = new Map(),
): Record<string, string[]> {
  const name = (value: unknown, column: string): unknown => {
    if (typeof value === 'number' && column === 'id') return '*'
    if (typeof value !== 'string') return value
    if (meaning.has(value)) return meaning.get(value)
    if (NAMED.test(value)) return value
    return UUID.test(value) || /^[0-9a-f]{24}$/.test(value) ? '*' : value
  }
  return Object.fromEntries(
    [...tables].map(([table, rows]) => [
      table,
      rows
        .filter((row) => !isEmptyText(table, row))
        .map((row) =>
          JSON.stringify(
            Object.fromEntries(Object.entries(row).map(([column, value]) => [column, name(value, column)])),
          ).replaceAll(DRAWN_SLUG, '$1*'),
        )
        .sort(),
    ]),
  )
}

/**
 * Payload writes a row without any text for each of all languages into the version of a document that has no text in
 * any. They say nothing, and reading them gives nothing.
 */
const isEmptyText = (table: string, row: Row): boolean =>
  table.endsWith('_locales') &&
  Object.entries(row).every(([column, value]) => value === null || ['_locale', '_parent_id', 'id'].includes(column))

/** The rows that are in the one and not in the other. */
export function without(tables: Map<string, Row[]>, before: Map<string, Row[]>): Map<string, Row[]> {
  return new Map(
    [...tables].map(([table, rows]) => {
      const known = new Set(before.get(table)?.map((row) => JSON.stringify(row)))
      return [table, rows.filter((row) => !known.has(JSON.stringify(row)))]
    }),
  )
}
