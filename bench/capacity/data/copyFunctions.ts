import { FIRST_NAMES, LAST_NAMES, NOUNS } from '../../search/words'

const listed = (words: string[]): string => `array[${words.map((word) => `'${word}'`).join()}]`

/** One of some words, the same for the same text. */
const oneOf = (words: string[], salt: number): string =>
  `(${listed(words)})[1 + (hashtextextended(text, ${salt}) & 1073741823) % ${words.length}]`

/** What copies are made with. They last as long as the connection. */
export const COPY_FUNCTIONS = `
  create or replace function pg_temp.new_id(id text, key text) returns text immutable parallel safe language sql as $$
    select case when length(id) = 36 then left(id, 15) || substr(made, 1, 3) || '-8' || substr(made, 4, 3) || '-' || substr(made, 7, 12)
      else left(made, 24) end from md5(id || key) made
  $$;

  -- A text in turns: what stays, an own id, what stays …; an id of the site itself begins with an exclamation mark.
  create or replace function pg_temp.in_pieces(text text) returns text[] language plpgsql as $$
  declare
    pieces text[] := '{}';
    rest text := text;
    found text;
    is_of_content boolean;
  begin
    for found in select (regexp_matches(text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g'))[1] loop
      select is_content into is_of_content from own where id = found;
      continue when is_of_content is null;
      pieces := pieces || split_part(rest, found, 1) || case when is_of_content then found else '!' || found end;
      rest := substr(rest, strpos(rest, found) + 36);
    end loop;
    return pieces || rest;
  end $$;

  create or replace function pg_temp.whole(pieces text[], key text, site text) returns text immutable parallel safe language sql as $$
    select string_agg(case when place % 2 = 1 then piece when piece like '!%' then pg_temp.new_id(substr(piece, 2), site)
      else pg_temp.new_id(piece, key) end, '' order by place) from unnest(pieces) with ordinality as one(piece, place)
  $$;

  create or replace function pg_temp.made_title(text text) returns text immutable parallel safe language sql as $$
    select ${oneOf(FIRST_NAMES, 1)} || ' ' || ${oneOf(LAST_NAMES, 2)} || ' ' || ${oneOf(NOUNS, 3)} || ' ' || ${oneOf(NOUNS, 4)}
  $$`
