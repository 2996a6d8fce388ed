-- The tables that the pages of a site show.

select watch_content();
select watch_for_sites('app_config');
select watch_for_sites('avatars');
select watch_for_sites('custom_attributes');
select watch_for_sites('theme_pointers');
select watch_for_sites('ticketing_lists');
-- Of these, each synchronisation writes what no page shows.
select watch_for_sites('ticketing_connections', '{failures,next_run_at,refusals,attention_since,updated_at}');
select watch_for_sites('ticketing_links', '{seen,digest,synced_at,left_at}');

create trigger site_changes after insert or update or delete on tenants for each row execute function note_tenant_change();
create trigger site_changes_insert after insert on tenants_rels referencing new table as changed
  for each statement execute function note_site_change_within('select distinct c.parent_id from changed c join tenants t on t.id = c.parent_id');
create trigger site_changes_update after update on tenants_rels referencing new table as changed
  for each statement execute function note_site_change_within('select distinct c.parent_id from changed c join tenants t on t.id = c.parent_id');
create trigger site_changes_delete after delete on tenants_rels referencing old table as changed
  for each statement execute function note_site_change_within('select distinct c.parent_id from changed c join tenants t on t.id = c.parent_id');
create trigger site_changes after insert or update or delete on apps for each statement execute function note_change_for_all_sites();
