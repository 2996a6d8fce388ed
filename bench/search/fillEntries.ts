import type { Client } from 'pg'
import { FIRST_NAMES, LAST_NAMES, NOUNS } from './words'

/** Number of entries over all tenants. */
export const ENTRIES = 1_000_000

const KINDS = ['events', 'pages', 'people', 'works', 'venues', 'posts']
const oneOf = (list: string, salt: number) =>
  `(${list})[1 + (hashint8extended(n, ${salt}) & 1073741823) % array_length(${list}, 1)]`

/**
 * Fills the search index with the same number of entries for every tenant, titled like people, works and evenings of a
 * theatre.
 */
export async function fillEntries(client: Client): Promise<void> {
  await client.query('drop index search_entries_terms_idx')
  await client.query(
    'create temp table places as select id, row_number() over (order by id) - 1 as place, count(*) over () as all_places from tenants',
  )
  await client.query(
    `insert into search_entries (tenant_id, collection, document_id, status, title, slug, description, priority, locale_terms, terms, updated_at)
      select id, kind, gen_random_uuid(), 'published', title, replace(lower(title), ' ', '-'), null, array_position($4::text[], kind) * 10, '{}', lower(title) || ' ' || lower(title), now() - make_interval(mins => n % 500000)
      from (
        select n, p.id, ${oneOf('$4::text[]', 1)} as kind,
          ${oneOf('$1::text[]', 2)} || ' ' || ${oneOf('$2::text[]', 3)} || ' ' || ${oneOf('$3::text[]', 4)} || ' ' || ${oneOf('$3::text[]', 5)} as title
        from generate_series(1, ${ENTRIES}) n join places p on p.place = n % p.all_places
      ) made`,
    [FIRST_NAMES, LAST_NAMES, NOUNS, KINDS],
  )
  await client.query(
    'create index search_entries_terms_idx on search_entries using gin (tenant_id, terms gin_trgm_ops)',
  )
  await client.query('vacuum analyze search_entries')
}
