import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What changes is handed to the process that writes, which notifies the others of many transactions at once:
 * `src/database/gatherChanges.ts`. A transaction that notifies by itself holds a lock of the whole cluster until its
 * commit is on the disk, so that all such transactions commit one after the other. Connections that have not set
 * `callboard.gathers` notify as before, so nothing is lost of what other programs write. Each change is handed over once
 * for a transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function notify_change_of(subject uuid, kind text) returns void language plpgsql as $$
    declare
      change text := subject::text || ' ' || kind;
      known text;
    begin
      if subject is null then return; end if;
      if current_setting('callboard.gathers', true) is distinct from 'on' then
        perform pg_notify('callboard_chat', change);
        return;
      end if;
      known := coalesce(current_setting('callboard.gathered', true), '');
      if position(change || E'\\n' in known) > 0 then return; end if;
      -- Until the end of the transaction.
      perform set_config('callboard.gathered', known || change || E'\\n', true);
      raise notice using message = 'callboard_chat', detail = change;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function notify_change_of(subject uuid, kind text) returns void language plpgsql as $$
    begin
      if subject is not null then perform pg_notify('callboard_chat', subject::text || ' ' || kind); end if;
    end $$;
  `)
}
