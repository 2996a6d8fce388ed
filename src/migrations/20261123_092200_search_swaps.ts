import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Kept short: of a long word the trigrams are enough. */
const LONGEST = 12

/** How alike a word is in which two letters beside one another have changed places. */
const SWAPPED = 0.8

const search = (condition: string, likeness: string) => sql.raw(`
  create or replace function search_alike(tenant uuid, wanted_status text, collections text[], words text[])
  returns table (collection text, document_id uuid, title text, slug text, status text, priority integer, description text, updated_at timestamptz, closeness real)
  language plpgsql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  declare
    condition text := '';
    likeness text := '0';
    word text;
  begin
    foreach word in array words loop
      if length(word) < 4 then
        condition := condition || format(' and e.terms like %L', '%' || word || '%');
      else
        condition := condition || ${condition};
        likeness := likeness || ${likeness};
      end if;
    end loop;
    return query execute
      'select e.collection, e.document_id, e.title, e.slug, e.status, e.priority, e.description, e.updated_at, (' || likeness || ')::real
        from search_entries e where e.tenant_id = $1 and e.status = $2 and e.collection = any($3)' || condition
      using tenant, wanted_status, collections;
  end $$`)

/**
 * Search forgives two letters that have changed places, the commonest typo, in short words too: "wnid" and "wind" share
 * hardly a trigram. Each word that could have been meant is looked for as it stands.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`select word_similarity('a', 'a')`)
  await db.execute(sql.raw(`
    create function swapped_letters(word text) returns text[] language sql immutable strict as $$
      select coalesce(array_agg(distinct left(word, n - 1) || substr(word, n + 1, 1) || substr(word, n, 1) || substr(word, n + 2)), '{}')
      from generate_series(1, case when length(word) <= ${LONGEST} then length(word) - 1 else 0 end) n
    $$`))
  await db.execute(search(
    `format(' and (%L <%% e.terms or e.terms like any (%L::text[]))', word, (select array_agg('%' || one || '%') from unnest(swapped_letters(word) || word) one))`,
    `format(' + greatest(word_similarity(%L, e.terms), case when e.terms like any (%L::text[]) then ${SWAPPED} else 0 end)', word, (select array_agg('%' || one || '%') from unnest(swapped_letters(word)) one))`,
  ))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select word_similarity('a', 'a')`)
  await db.execute(search(`format(' and (%L <%% e.terms or e.terms like %L)', word, '%' || word || '%')`, `format(' + word_similarity(%L, e.terms)', word)`))
  await db.execute(sql`drop function swapped_letters(text)`)
}
