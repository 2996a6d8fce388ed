import type { Client } from 'pg'

/** New values of copied rows as SQL, by column; null leaves the column to its default. */
export type Changes = Record<string, string | null>

/**
 * Copies rows within a table.
 * @param plan table or temporary table that says which copies to make; its columns can be used in `changes` and `where`
 * @param where which rows, as SQL; the table is `original`
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
