import { sql, type Name } from 'drizzle-orm'
import type { BasePayload } from 'payload'

/** The table of a collection, safe to stand in a statement. Slugs come from the configuration, never from a request. */
export const tableOf = (slug: string): Name => sql.identifier(tableNameOf(slug))

export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')

/** The table of a collection's translated texts; null where it has none. */
export function localesTableOf(payload: BasePayload, slug: string): string | null {
  const name = `${tableNameOf(slug)}_locales`
  const { tables } = payload.db
  return Object.hasOwn(tables, name) ? name : null
}
