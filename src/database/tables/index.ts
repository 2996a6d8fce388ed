import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { accountTokens } from './accountTokens'
import { documentSaves } from './documentSaves'
import { previewLinks } from './previewLinks'
import { rateLimits } from './rateLimits'
import { references } from './references'
import { searchEntries } from './searchEntries'
import { secondFactors } from './secondFactors'
import { secrets } from './secrets'
import { signIns } from './signIns'

/** Tables that are no collections: nobody reads or writes them through Payload's API. Migrations cover them too. */
export const addOwnTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    account_tokens: accountTokens,
    document_references: references,
    document_saves: documentSaves,
    preview_links: previewLinks,
    rate_limits: rateLimits,
    search_entries: searchEntries,
    second_factors: secondFactors,
    secrets,
    sign_ins: signIns,
  },
})
