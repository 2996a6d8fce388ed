import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_sizes" (
  	"tenant_id" uuid PRIMARY KEY NOT NULL,
  	"storage" bigint NOT NULL,
  	"published" integer NOT NULL
  );
  
  CREATE INDEX "tenants_domains_domain_idx" ON "tenants_domains" USING btree ("domain");
  CREATE INDEX "tenants_name_idx" ON "tenants" USING btree ("name");
  CREATE INDEX "ticketing_runs_started_idx" ON "ticketing_runs" USING btree ("started_at");
  CREATE INDEX "ticketing_runs_running_idx" ON "ticketing_runs" USING btree ("started_at") WHERE status = 'running';
  CREATE INDEX "chat_proposals_undo_idx" ON "chat_proposals" USING btree ("applied_at") WHERE state = 'applied' and documents::text like '%"undo":%';`)
  // Names of sites in the order in which people expect them, "Site 9" before "Site 10", and what they are found by.
  await db.execute(sql`create collation site_names (provider = icu, locale = 'und-u-kn-true')`)
  await db.execute(sql`create index tenants_name_order_idx on tenants (lower(name) collate site_names, id)`)
  await db.execute(
    sql`create index tenants_name_terms_idx on tenants using gin (regexp_replace(normalize(lower(name), NFD), '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0670]', '', 'g') gin_trgm_ops)`,
  )
  await db.execute(sql`create index tenants_slug_terms_idx on tenants using gin (slug gin_trgm_ops)`)
  await db.execute(sql`create index tenants_domains_terms_idx on tenants_domains using gin (domain gin_trgm_ops)`)
  await db.execute(noteSiteChange('id = any(array(select id from site_changes where tenant_id = site for update skip locked))'))
}

/** Which rows are merged is known before any is looked for: else PostgreSQL may read those of all sites to find them. */
const noteSiteChange = (merged: string) => sql`
  create or replace function note_site_change_of(site uuid) returns void language plpgsql as $$
  declare known text := coalesce(current_setting('callboard.changed_sites', true), '');
  begin
    if site is null or position(site::text in known) > 0 then return; end if;
    perform set_config('callboard.changed_sites', known || ' ' || site::text, true);
    if random() < 1.0 / 32 then
      with merged as (delete from site_changes where ${sql.raw(merged)} returning changes)
      insert into site_changes (tenant_id, changes) select site, 1 + coalesce(sum(changes), 0) from merged;
    else
      insert into site_changes (tenant_id, changes) values (site, 1);
    end if;
  end $$`

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(noteSiteChange('id in (select id from site_changes where tenant_id = site for update skip locked)'))
  await db.execute(sql`drop index tenants_name_order_idx, tenants_name_terms_idx, tenants_slug_terms_idx, tenants_domains_terms_idx`)
  await db.execute(sql`drop collation site_names`)
  await db.execute(sql`
   ALTER TABLE "site_sizes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_sizes" CASCADE;
  DROP INDEX "tenants_domains_domain_idx";
  DROP INDEX "tenants_name_idx";
  DROP INDEX "ticketing_runs_started_idx";
  DROP INDEX "ticketing_runs_running_idx";
  DROP INDEX "chat_proposals_undo_idx";`)
}
