import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's schema cannot say of domains, and zones for the dates of events that stand already. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A name belongs to one site of the installation once it is proven.
  await db.execute(sql`create unique index tenants_domains_active_name on tenants_domains (domain) where status = 'active'`)
  await db.execute(sql`create unique index tenants_domains_name on tenants_domains (_parent_id, domain)`)
  await db.execute(sql`update events set startdate_tz = first.start_tz, enddate_tz = first.start_tz
    from (select distinct on (event_id) event_id, start_tz from event_instances where deleted_at is null order by event_id, start) first
    where first.event_id = events.id`)
  await db.execute(sql`update _events_v set version_startdate_tz = events.startdate_tz, version_enddate_tz = events.enddate_tz
    from events where events.id = _events_v.parent_id and _events_v.latest`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index tenants_domains_active_name`)
  await db.execute(sql`drop index tenants_domains_name`)
}
