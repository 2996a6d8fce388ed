import type { DrizzleAdapter } from '@payloadcms/drizzle'

/** Unique indexes that a migration makes by hand, with the field that somebody can change. */
const BY_HAND: [table: string, index: string, field: string][] = [
  ['pages', 'pages_live_address', 'slug'],
  ['redirects', 'redirects_live_from', 'from'],
]

/**
 * Names the field when two saves want the same value at the same moment and a unique index over several columns
 * decides. Payload knows the field of an index over one; of others it answers the columns.
 */
export function nameUniqueFields(adapter: DrizzleAdapter): void {
  const init = adapter.init?.bind(adapter)
  adapter.init = async () => {
    await init?.()
    const fields = adapter.fieldConstraints
    for (const [table, { indexes }] of Object.entries(adapter.rawTables)) {
      for (const { name, on, unique } of Object.values(indexes ?? {})) {
        // The last column tells documents of one tenant apart.
        if (unique && Array.isArray(on) && on.length > 1) (fields[table] ??= {})[name] = on.at(-1)!
      }
    }
    for (const [table, index, field] of BY_HAND) (fields[table] ??= {})[index] = field
  }
}
