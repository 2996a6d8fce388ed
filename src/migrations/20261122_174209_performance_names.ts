import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_instances_locales" ADD COLUMN "title" varchar;
  ALTER TABLE "_event_instances_v_locales" ADD COLUMN "version_title" varchar;`)
  // Each keeps the name that it had, in every language of its site, until the next save derives it anew.
  await db.execute(sql`
    insert into event_instances_locales (_parent_id, _locale, title)
      select i.id, l.value::_locales, i.title from event_instances i join tenants t on t.id = i.tenant_id cross join jsonb_array_elements_text(t.languages) l(value) where i.title is not null
      on conflict (_locale, _parent_id) do update set title = excluded.title`)
  await db.execute(sql`
    insert into _event_instances_v_locales (_parent_id, _locale, version_title)
      select v.id, l.value::_locales, v.version_title from _event_instances_v v join tenants t on t.id = v.version_tenant_id cross join jsonb_array_elements_text(t.languages) l(value) where v.version_title is not null
      on conflict (_locale, _parent_id) do update set version_title = excluded.version_title`)
  await db.execute(sql`
   ALTER TABLE "event_instances" DROP COLUMN "title";
  ALTER TABLE "_event_instances_v" DROP COLUMN "version_title";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_instances" ADD COLUMN "title" varchar;
  ALTER TABLE "_event_instances_v" ADD COLUMN "version_title" varchar;`)
  await db.execute(sql`update event_instances i set title = l.title from event_instances_locales l, tenants t where l._parent_id = i.id and t.id = i.tenant_id and l._locale::text = t.default_language::text`)
  await db.execute(sql`update _event_instances_v v set version_title = l.version_title from _event_instances_v_locales l, tenants t where l._parent_id = v.id and t.id = v.version_tenant_id and l._locale::text = t.default_language::text`)
  await db.execute(sql`
   ALTER TABLE "event_instances_locales" DROP COLUMN "title";
  ALTER TABLE "_event_instances_v_locales" DROP COLUMN "version_title";`)
}
