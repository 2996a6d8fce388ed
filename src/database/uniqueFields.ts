import type { DrizzleAdapter } from '@payloadcms/drizzle'

/** Unique indexes that migrations create by hand, with the field that users can change. */
const MANUAL_INDEXES: [table: string, index: string, field: string][] = [
  ['pages', 'pages_live_address', 'slug'],
  ['redirects', 'redirects_live_from', 'from'],
]

/**
 * Maps unique indexes over several columns to a field, so that a concurrent duplicate is reported on that field.
 * Payload only does this for indexes over one column; for others its error names the columns.
 */
export function nameUniqueFields(adapter: DrizzleAdapter): void {
  const init = adapter.init?.bind(adapter)
  adapter.init = async () => {
    await init?.()
    const fields = adapter.fieldConstraints
    for (const [table, { indexes }] of Object.entries(adapter.rawTables)) {
      for (const { name, on, unique } of Object.values(indexes ?? {})) {
        // The last column distinguishes documents of one tenant.
        const field = unique && Array.isArray(on) && on.length > 1 ? on.at(-1) : undefined
        if (field !== undefined) (fields[table] ??= {})[name] = field
      }
    }
    for (const [table, index, field] of MANUAL_INDEXES) (fields[table] ??= {})[index] = field
  }
}
