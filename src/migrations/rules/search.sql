-- Search that forgives typos: entries in which every word stands, or one like it. The limit of likeness is part of the
-- function, so that the operator can use the index of trigrams. Words come folded: letters and digits only. Those of up to
-- three letters have to stand as they are: too much is like them.

create index search_entries_terms_idx on search_entries using gin (tenant_id, terms gin_trgm_ops);

-- The commonest typo are two letters that have changed places: "wnid" and "wind" share hardly a trigram, so each word that
-- could have been meant is looked for as it stands. Of a word longer than 12 letters the trigrams are enough.
create function swapped_letters(word text) returns text[] language sql immutable strict as $$
  select coalesce(array_agg(distinct left(word, n - 1) || substr(word, n + 1, 1) || substr(word, n, 1) || substr(word, n + 2)), '{}')
  from generate_series(1, case when length(word) <= 12 then length(word) - 1 else 0 end) n
$$;

-- A session that has not used the extension yet does not know its parameter, and then only a superuser may set it.
select word_similarity('a', 'a');

-- A word with two letters swapped is 0.8 alike.
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
      condition := condition || format(' and (%L <%% e.terms or e.terms like any (%L::text[]))', word, (select array_agg('%' || one || '%') from unnest(swapped_letters(word) || word) one));
      likeness := likeness || format(' + greatest(word_similarity(%L, e.terms), case when e.terms like any (%L::text[]) then 0.8 else 0 end)', word, (select array_agg('%' || one || '%') from unnest(swapped_letters(word)) one));
    end if;
  end loop;
  return query execute
    'select e.collection, e.document_id, e.title, e.slug, e.status, e.priority, e.description, e.updated_at, (' || likeness || ')::real
      from search_entries e where e.tenant_id = $1 and e.status = $2 and e.collection = any($3)' || condition
    using tenant, wanted_status, collections;
end $$;
