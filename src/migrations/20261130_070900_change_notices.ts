import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Triggers that notify all processes of what changes: `<tenant or person> <kind>`, nothing of the row itself. Notifications
 * are delivered at the commit, each once for a transaction, however many rows it writes. Transactions that notify commit
 * one after the other, so what is no news to anybody notifies nobody. `notify_changes_of(table, kind)` sets the triggers;
 * `watch_content()`, which runs after each migration, does so for every content type.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function notify_change_of(subject uuid, kind text) returns void language plpgsql as $$
    begin
      if subject is not null then perform pg_notify('callboard_chat', subject::text || ' ' || kind); end if;
    end $$;

    -- For a statement: once for each tenant of the rows in "changed", whose column is the second argument.
    create function notify_tenants_of_change() returns trigger language plpgsql as $$
    declare tenant uuid;
    begin
      for tenant in execute format('select distinct %I from changed', tg_argv[1]) loop perform notify_change_of(tenant, tg_argv[0]); end loop;
      return null;
    end $$;

    create function notify_tenant_row_change() returns trigger language plpgsql as $$
    begin
      perform notify_change_of(new.tenant_id, tg_argv[0]);
      return null;
    end $$;

    create function notify_notice_change() returns trigger language plpgsql as $$
    begin
      perform notify_change_of(new.recipient_id, 'notices');
      return null;
    end $$;

    create function notify_access_change() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'memberships' then perform notify_change_of(old.user_id, 'access');
      elsif tg_table_name = 'users_sessions' then perform notify_change_of(old._parent_id, 'access');
      else perform notify_change_of(old.id, 'access'); end if;
      return null;
    end $$;

    -- Updates count where "news" is true of the rows before and after.
    create function notify_changes_of(name text, kind text, news text default 'true') returns void language plpgsql as $$
    begin
      if not exists (select 1 from pg_trigger where tgrelid = name::regclass and tgname = 'change_notices') then
        execute format('create trigger change_notices after update on %I for each row when (%s) execute function notify_tenant_row_change(%L)', name, news, kind);
        execute format('create trigger change_notices_insert after insert on %I referencing new table as changed for each statement execute function notify_tenants_of_change(%L, ''tenant_id'')', name, kind);
        execute format('create trigger change_notices_delete after delete on %I referencing old table as changed for each statement execute function notify_tenants_of_change(%L, ''tenant_id'')', name, kind);
      end if;
    end $$;

    alter function watch_content() rename to watch_content_of_sites;
    create function watch_content() returns void language plpgsql as $$
    declare content record; news text;
    begin
      perform watch_content_of_sites();
      for content in
        select c.relname as name, to_regclass(format('_%s_v', c.relname)) as versions
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = current_schema() and c.relkind = 'r'
          and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped)
          and exists (select 1 from pg_attribute where attrelid = c.oid and attname = '_status' and not attisdropped)
      loop
        -- Whoever writes a document that was never live saves it every few seconds, which is no news.
        news := 'old._status = ''published'' or new._status = ''published''';
        if exists (select 1 from pg_attribute where attrelid = content.name::regclass and attname = 'deleted_at' and not attisdropped) then
          news := news || ' or old.deleted_at is distinct from new.deleted_at';
        end if;
        perform notify_changes_of(content.name, replace(content.name, '_', '-'), news);
        -- A draft of what is live is a version alone. Here too, only a new version is news.
        if exists (select 1 from pg_attribute where attrelid = content.versions and attname = 'version_tenant_id' and not attisdropped)
          and not exists (select 1 from pg_trigger where tgrelid = content.versions and tgname = 'change_notices') then
          execute format('create trigger change_notices after insert on %s referencing new table as changed for each statement execute function notify_tenants_of_change(%L, ''version_tenant_id'')',
            content.versions, replace(content.name, '_', '-'));
        end if;
      end loop;
    end $$;

    select notify_changes_of('form_submissions', 'form-submissions');
    select notify_changes_of('releases', 'releases');
    select notify_changes_of('release_documents', 'releases');
    select notify_changes_of('document_reviews', 'reviews');
    create trigger change_notices after insert or update on notices for each row execute function notify_notice_change();
    create trigger access_notices after update or delete on memberships for each row execute function notify_access_change();
    create trigger access_notices after delete on users_sessions for each row execute function notify_access_change();
    create trigger access_notices after update of owner_id, suspended_at on tenants for each row
      when (old.owner_id is distinct from new.owner_id or old.suspended_at is distinct from new.suspended_at)
      execute function notify_access_change();
    select watch_content();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function watch_content();
    alter function watch_content_of_sites() rename to watch_content;
    drop function notify_changes_of(text, text, text);
    drop function notify_tenant_row_change() cascade;
    drop function notify_tenants_of_change() cascade;
    drop function notify_notice_change() cascade;
    drop function notify_access_change() cascade;
    drop function notify_change_of(uuid, text);
  `)
}
