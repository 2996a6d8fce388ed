import { sql, type Name } from 'drizzle-orm'

/** The table of a collection, safe to stand in a statement. Slugs come from the configuration, never from a request. */
export const tableOf = (slug: string): Name => sql.identifier(tableNameOf(slug))

export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')
