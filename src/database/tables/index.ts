import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { rateLimits } from './rateLimits'
import { references } from './references'
import { searchEntries } from './searchEntries'
import { secrets } from './secrets'

/** Tables that are no collections: nobody reads or writes them through Payload's API. Migrations cover them too. */
export const addOwnTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, document_references: references, rate_limits: rateLimits, search_entries: searchEntries, secrets },
})
