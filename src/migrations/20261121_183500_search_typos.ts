import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Search that forgives typos: entries in which every word stands, or one like it. The limit of likeness is part of the
 * function, so that the operator can use the index of trigrams. Words come folded: letters and digits only. Those of
 * up to three letters have to stand as they are: too much is like them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A session that has not used the extension yet does not know its parameter, and then only a superuser may set it.
  await db.execute(sql`select word_similarity('a', 'a')`)
  await db.execute(sql`
    create function search_alike(tenant uuid, wanted_status text, collections text[], words text[])
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
          condition := condition || format(' and (%L <%% e.terms or e.terms like %L)', word, '%' || word || '%');
          likeness := likeness || format(' + word_similarity(%L, e.terms)', word);
        end if;
      end loop;
      return query execute
        'select e.collection, e.document_id, e.title, e.slug, e.status, e.priority, e.description, e.updated_at, (' || likeness || ')::real
          from search_entries e where e.tenant_id = $1 and e.status = $2 and e.collection = any($3)' || condition
        using tenant, wanted_status, collections;
    end $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function search_alike(uuid, text, text[], text[])`)
}
