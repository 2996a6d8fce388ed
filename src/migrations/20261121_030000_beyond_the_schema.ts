import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { runMigrations } from 'graphile-worker'
import { settings } from '@/lib/settings'

/** What the schema cannot say: extensions, the search index, an audit log that only grows, the job queue. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm`)
  await db.execute(sql`create extension if not exists btree_gin`)
  await db.execute(sql`create index search_entries_terms_idx on search_entries using gin (tenant_id, terms gin_trgm_ops)`)
  await db.execute(sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      -- Deleting a tenant takes its lines along; a deleted person stays named by their address.
      if current_setting('callboard.deleting_tenant', true) = old.tenant_id::text and tg_op = 'DELETE' then
        return old;
      end if;
      if tg_op = 'UPDATE' and (to_jsonb(new) - 'actor_id' - 'tenant_id') = (to_jsonb(old) - 'actor_id' - 'tenant_id') then
        return new;
      end if;
      raise exception 'the audit log only grows' using errcode = '23514';
    end $$`)
  await db.execute(sql`create trigger keep_audit_log before update or delete on audit_log for each row execute function keep_audit_log()`)
  await runMigrations({ connectionString: settings().DATABASE_URL })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger if exists keep_audit_log on audit_log`)
  await db.execute(sql`drop function if exists keep_audit_log()`)
  await db.execute(sql`drop index if exists search_entries_terms_idx`)
}
