import type { BasePayload } from 'payload'
import { poolOf, tableNameOf } from '../connections'

/**
 * Finds content types whose changes would go unnoticed, because their tables were created without `watch_content()`.
 * @param slugs of content types
 */
export async function findUnwatchedTypes(payload: BasePayload, slugs: string[]): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ name: string }>(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'site_changes' and tgenabled <> 'D'`,
  )
  const watched = new Set(rows.map(({ name }) => name))
  return slugs.filter((slug) => !watched.has(tableNameOf(slug)))
}
