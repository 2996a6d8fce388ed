-- What a website shows is noted as changed by whoever changes it, in the same transaction: `site_changes` gets a row, and
-- nobody waits for anybody. `watch_content()` sets the triggers of every content type, also of those that come later: it is
-- called after each migration. `watch_for_sites()` is for other tables that pages show, those of plugins among them.

-- Once for each tenant and transaction. A transaction in thirty-two merges the rows that nobody else is merging. Which
-- rows are merged is known before any is looked for: else PostgreSQL may read those of all sites to find them.
create function note_site_change_of(site uuid) returns void language plpgsql as $$
declare known text := coalesce(current_setting('callboard.changed_sites', true), '');
begin
  if site is null or position(site::text in known) > 0 then return; end if;
  perform set_config('callboard.changed_sites', known || ' ' || site::text, true);
  if random() < 1.0 / 32 then
    with merged as (delete from site_changes where id = any(array(select id from site_changes where tenant_id = site for update skip locked)) returning changes)
    insert into site_changes (tenant_id, changes) select site, 1 + coalesce(sum(changes), 0) from merged;
  else
    insert into site_changes (tenant_id, changes) values (site, 1);
  end if;
end $$;

create function note_site_change() returns trigger language plpgsql as $$
begin
  -- What is a draft before and after is shown to no visitor.
  if tg_op <> 'INSERT' then
    if tg_argv[0] = 'all' then perform note_site_change_of(old.tenant_id);
    elsif old._status = 'published' then perform note_site_change_of(old.tenant_id); end if;
  end if;
  if tg_op <> 'DELETE' then
    if tg_argv[0] = 'all' then perform note_site_change_of(new.tenant_id);
    elsif new._status = 'published' then perform note_site_change_of(new.tenant_id); end if;
  end if;
  return null;
end $$;

-- The argument is the query for the tenants of the rows in "changed".
create function note_site_change_within() returns trigger language plpgsql as $$
declare site uuid;
begin
  for site in execute tg_argv[0] loop perform note_site_change_of(site); end loop;
  return null;
end $$;

create function note_tenant_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then delete from site_changes where tenant_id = old.id;
  else perform note_site_change_of(new.id); end if;
  return null;
end $$;

create function note_change_for_all_sites() returns trigger language plpgsql as $$
begin
  perform note_site_change_of('00000000-0000-0000-0000-000000000000');
  return null;
end $$;

create function watch_rows_within(parent text, joins text, site text) returns void language plpgsql as $$
declare child record; query text;
begin
  for child in
    select c.conrelid::regclass::text as name, a.attname as key, format('t%s', length(joins)) as alias
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = parent::regclass and c.conrelid <> c.confrelid and a.attname in ('_parent_id', 'parent_id')
      -- Versions are drafts and history.
      and not exists (select 1 from pg_class where oid = c.conrelid and starts_with(relname, '_'))
  loop
    query := format('select distinct %s from changed c %s', site, replace(joins, '$KEY', format('c.%I', child.key)));
    if not exists (select 1 from pg_trigger where tgrelid = child.name::regclass and tgname = 'site_changes_insert') then
      execute format('create trigger site_changes_insert after insert on %s referencing new table as changed for each statement execute function note_site_change_within(%L)', child.name, query);
      execute format('create trigger site_changes_update after update on %s referencing new table as changed for each statement execute function note_site_change_within(%L)', child.name, query);
      execute format('create trigger site_changes_delete after delete on %s referencing old table as changed for each statement execute function note_site_change_within(%L)', child.name, query);
    end if;
    perform watch_rows_within(child.name, 'join ' || child.name || ' ' || child.alias || ' on ' || child.alias || '.id = $KEY ' || replace(joins, '$KEY', child.alias || '.' || quote_ident(child.key)), site);
  end loop;
end $$;

create function watch_for_sites(name text, ignored text[] default '{}') returns void language plpgsql as $$
declare has_drafts boolean; kept text; condition text := '';
begin
  select bool_or(attname = '_status'), string_agg(format('x.%I', attname), ', ' order by attnum) filter (where attname <> all (ignored))
    into has_drafts, kept from pg_attribute where attrelid = name::regclass and attnum > 0 and not attisdropped;
  if not exists (select 1 from pg_trigger where tgrelid = name::regclass and tgname = 'site_changes') then
    if cardinality(ignored) > 0 then
      condition := format('when (row(%s) is distinct from row(%s))', replace(kept, 'x.', 'old.'), replace(kept, 'x.', 'new.'));
    end if;
    execute format('create trigger site_changes after insert or delete on %I for each row execute function note_site_change(%L)', name, case when has_drafts then 'published' else 'all' end);
    execute format('create trigger site_changes_update after update on %I for each row %s execute function note_site_change(%L)', name, condition, case when has_drafts then 'published' else 'all' end);
  end if;
  perform watch_rows_within(name, format('join %I top on top.id = $KEY', name) || case when has_drafts then ' where top._status = ''published''' else '' end, 'top.tenant_id');
end $$;

-- Content types are the tables with a tenant and drafts.
create function watch_content() returns void language plpgsql as $$
declare name text;
begin
  for name in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r'
      and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped)
      and exists (select 1 from pg_attribute where attrelid = c.oid and attname = '_status' and not attisdropped)
  loop perform watch_for_sites(name); end loop;
end $$;
