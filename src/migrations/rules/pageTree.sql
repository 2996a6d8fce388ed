-- The page tree holds whatever writes it: no page below itself, none below another site's, neither live nor among the
-- drafts. Keys of the order are compared byte by byte, as they are made.

alter table pages alter column "order" type varchar collate "C";
alter table _pages_v alter column version_order type varchar collate "C";
create index pages_v_latest_place on _pages_v (version_tenant_id, version_parent_id, version_order) where latest;
create index pages_v_latest_page on _pages_v (parent_id) where latest;
create function lock_page_tree(tenant uuid) returns void language sql as $$
select pg_advisory_xact_lock(7001, hashtext(tenant::text)) $$;

create function guard_live_pages() returns trigger language plpgsql as $$
begin
  if new.parent_id is null or (tg_op = 'UPDATE' and new.parent_id is not distinct from old.parent_id) then return new; end if;
  perform lock_page_tree(new.tenant_id);
  if exists (select 1 from pages where id = new.parent_id and tenant_id is distinct from new.tenant_id) then
    raise exception 'a page cannot stand below a page of another site' using errcode = '23514', constraint = 'page_tree';
  end if;
  if new.parent_id = new.id or exists (
    with recursive above as (
      select id, parent_id from pages where id = new.parent_id
      union
      select p.id, p.parent_id from pages p join above on p.id = above.parent_id)
    select 1 from above where id = new.id
  ) then
    raise exception 'a page cannot stand below itself' using errcode = '23514', constraint = 'page_tree';
  end if;
  return new;
end $$;

create function guard_drafted_pages() returns trigger language plpgsql as $$
declare page uuid := new.parent_id; above_it uuid := new.version_parent_id;
begin
  if above_it is null or new.latest is not true then return new; end if;
  if exists (select 1 from _pages_v where parent_id = page and latest and id <> new.id and version_parent_id = above_it) then return new; end if;
  if tg_op = 'UPDATE' and old.latest and old.version_parent_id is not distinct from above_it then return new; end if;
  perform lock_page_tree(new.version_tenant_id);
  if exists (select 1 from pages where id = above_it and tenant_id is distinct from new.version_tenant_id) then
    raise exception 'a page cannot stand below a page of another site' using errcode = '23514', constraint = 'page_tree';
  end if;
  if above_it = page or exists (
    with recursive above as (
      select parent_id as id, version_parent_id as next from _pages_v where parent_id = above_it and latest
      union
      select v.parent_id, v.version_parent_id from _pages_v v join above on v.parent_id = above.next where v.latest)
    select 1 from above where id = page
  ) then
    raise exception 'a page cannot stand below itself' using errcode = '23514', constraint = 'page_tree';
  end if;
  return new;
end $$;

create trigger page_tree before insert or update of parent_id, tenant_id on pages for each row execute function guard_live_pages();
create trigger page_tree before insert or update of version_parent_id, latest on _pages_v for each row execute function guard_drafted_pages();
