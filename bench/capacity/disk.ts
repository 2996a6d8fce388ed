import { withClient } from '../../scripts/lib/postgres/databases.mjs'

export interface Disk {
  bytes: number
  documents: number
  sites: number
  /** The largest tables, with their indexes. */
  tables: { name: string; bytes: number; indexes: number }[]
}

/** What a database takes on disk. */
export const diskOf = (adminUrl: string): Promise<Disk> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string; documents: string; sites: string }>(`
      select pg_database_size(current_database()) as bytes, (select count(*) from tenants) as sites,
        (select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', name), false, true, '')))[1]::text::bigint)
          from unnest(array['pages', 'posts', 'blogs', 'events', 'event_instances', 'people', 'works', 'venues', 'seasons', 'media', 'redirects']) name) as documents`)
    const { rows: tables } = await client.query<{ bytes: string; indexes: string; name: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as indexes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 12`,
    )
    const { bytes, documents, sites } = rows[0]!
    return {
      bytes: Number(bytes),
      documents: Number(documents),
      sites: Number(sites),
      tables: tables.map((table) => ({ bytes: Number(table.bytes), indexes: Number(table.indexes), name: table.name })),
    }
  })
