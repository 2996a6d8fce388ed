import type { Client } from 'pg'

/** New values of copied rows as SQL expressions, by column; null uses the column's default. */
export type Changes = Record<string, string | null>

/**
 * Copies rows within a table.
 * @param plan table with one row per copy to make; its columns can be used in `changes` and `where`
 * @param where SQL condition that selects the rows; the table is called `original`
 */
export async function copyRows(
  client: Client,
  table: string,
  plan: string,
  changes: Changes,
  where: string,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [table],
  )
  const columns = rows.map(({ name }) => name).filter((name) => changes[name] !== null)
  const values = columns.map((name) => changes[name] ?? `original."${name}"`)
  await client.query(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join()}) select ${values.join()} from ${plan}, "${table}" original where ${where}`,
  )
}
