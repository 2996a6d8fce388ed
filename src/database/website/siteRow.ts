import type { BasePayload } from 'payload'
import { poolOf, tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const t = namesOf('tenants', 't')
const a = namesOf('avatars', 'a')
const themes = namesOf('themes')
const d = namesOf('tenants_domains', 'd')
const r = namesOf('tenants_rels', 'r')
const apps = namesOf('apps', 'apps')
const m = namesOf('menus', 'm')
const c = namesOf('site_changes', 'c')
const tenants = namesOf('tenants')
const eventInstances = namesOf('event_instances')
const events = namesOf('events')

/**
 * A site by one of its names ($1 and $2), its slug ($3), its id ($4), or the root domain whose www was asked for ($5),
 * which must be proven. A proven name wins over a slug, a slug over a name for developers, all of them over a www, a name
 * with its port over one without. Of two sites that have the same name from before names were first come, first served,
 * the older one has it.
 */
const SITE_QUERY = `
  select ${t.id}, ${t.name}, ${t.slug}, ${t.selected_theme_id}, ${t.timezone}, ${t.currency}, ${t.default_language}, ${t.languages}, ${t.published_languages}, ${t.suspended_at}, ${t.deletion},
    ${t.csp_preset}, ${t.csp_directives}, ${t.cookie_banner_enabled}, ${t.cookie_banner_privacy_policy_url},
    ${t.password_protection_enabled}, ${t.password_protection_password_hash}, ${t.password_protection_message},
    ${t.date_time_formats_date_format}, ${t.date_time_formats_month_format}, ${t.date_time_formats_time_format},
    ${t.date_time_formats_show_seconds}, ${t.date_time_formats_date_time_separator},
    coalesce(${a.sizes_square_filename}, ${a.filename}) as mark, coalesce(${a.sizes_square_mime_type}, ${a.mime_type}) as mark_type, ${a.tenant_id} as mark_tenant,
    (select ${themes.render_mode} from ${themes} where ${themes.id} = ${t.selected_theme_id} and ${themes.tenant_id} = ${t.id}) as render_mode,
    (select coalesce(json_agg(json_build_object('domain', ${d.domain}, 'isPrimary', ${d.is_primary}, 'sslStatus', ${d.ssl_status}, 'status', ${d.status}) order by ${d._order}), '[]')
      from ${d} where ${d._parent_id} = ${t.id}) as domains,
    exists (select 1 from ${r} join ${apps} on ${apps.id} = ${r.apps_id}
      where ${r.parent_id} = ${t.id} and ${r.path} = 'installedApps' and ${apps.category} = 'ticketing') as sells_tickets,
    exists (select 1 from ${m} where ${m.tenant_id} = ${t.id} and ${m._status} = 'published' and ${m.deleted_at} is null) as has_menus,
    (select coalesce(sum(${c.changes}), 0)::text from ${c} where ${c.tenant_id} in (${t.id}, '00000000-0000-0000-0000-000000000000')) as changes,
    now() as read_at
  from ${t} left join ${a} on ${a.id} = ${t.avatar_id}
  where ${t.id} = coalesce($4::uuid, (
    select id from (
      select ${t.id}, ${t.created_at}, length(${d.domain}) as precision, case when ${d.domain} = $5 then 3 when ${d.status} = 'active' then 0 else 2 end as rank
        from ${d} join ${t} on ${t.id} = ${d._parent_id}
        where ${d.domain} in ($1, $2, $5) and (${d.status} = 'active' or (${d.status} = 'development' and ${d.domain} is distinct from $5))
      union all select ${tenants.id}, ${tenants.created_at}, 0 as precision, 1 as rank from ${tenants} where ${tenants.slug} = $3) candidates
    order by rank, precision desc, created_at, id limit 1))`

/** A tenant's data for its website, by column name. */
export interface SiteRow {
  id: string
  name: string
  slug: string
  selected_theme_id: string | null
  timezone: string
  currency: string
  default_language: string
  languages: unknown
  published_languages: unknown
  suspended_at: Date | null
  deletion: string | null
  csp_preset: string | null
  csp_directives: string | null
  cookie_banner_enabled: boolean | null
  cookie_banner_privacy_policy_url: string | null
  password_protection_enabled: boolean | null
  password_protection_password_hash: string | null
  password_protection_message: string | null
  date_time_formats_date_format: string | null
  date_time_formats_month_format: string | null
  date_time_formats_time_format: string | null
  date_time_formats_show_seconds: boolean | null
  date_time_formats_date_time_separator: string | null
  mark: string | null
  mark_type: string | null
  /** Tenant that owns the picture; null for the provider's. */
  mark_tenant: string | null
  render_mode: string | null
  domains: { domain: string; isPrimary: boolean | null; sslStatus: string | null; status: string | null }[]
  sells_tickets: boolean
  /** Whether it has published menus. */
  has_menus: boolean
  /** Increases with every change to what its website shows. */
  changes: string
  /** Time of the database. */
  read_at: Date
}

/** Identifies a tenant by domains, slug or id. The id takes precedence. */
export interface SiteKey {
  /** With its port and without. */
  names?: string[]
  slug?: string | null
  id?: string
  /** The root domain whose www it is. */
  root?: string | null
}

/** Reads a tenant's data for its website in one prepared statement; null if there is none. */
export async function readSiteRow(
  payload: BasePayload,
  { id, names = [], root, slug }: SiteKey,
): Promise<SiteRow | null> {
  const { rows } = await poolOf(payload).query<SiteRow>({
    name: 'callboard-site',
    text: SITE_QUERY,
    values: [names[0] ?? null, names[1] ?? null, slug ?? null, id ?? null, root ?? null],
  })
  return rows[0] ?? null
}

/**
 * Finds the next time at which a performance begins, or an event begins or ends, after which lists change; null if
 * there is none.
 */
export async function findNextChange(payload: BasePayload, tenant: string, since: Date): Promise<Date | null> {
  const { rows } = await poolOf(payload).query<{ next: Date | null }>({
    name: 'callboard-site-next-moment',
    text: `select least(
      (select min(${eventInstances.start}) from ${eventInstances} where ${eventInstances.tenant_id} = $1 and ${eventInstances._status} = 'published' and ${eventInstances.deleted_at} is null and ${eventInstances.start} > $2),
      (select min(${events.start_date}) from ${events} where ${events.tenant_id} = $1 and ${events._status} = 'published' and ${events.deleted_at} is null and ${events.start_date} > $2),
      (select min(${events.end_date}) from ${events} where ${events.tenant_id} = $1 and ${events._status} = 'published' and ${events.deleted_at} is null and ${events.end_date} > $2)) as next`,
    values: [tenant, since],
  })
  return rows[0]?.next ?? null
}

/**
 * Finds content types whose changes would go unnoticed, because their tables were created without `watch_content()`.
 * @param slugs of content types
 */
export async function findUnwatchedTypes(payload: BasePayload, slugs: string[]): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ name: string }>(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'site_changes' and tgenabled <> 'D'`,
  )
  const watched = new Set(rows.map(({ name }) => name))
  return slugs.filter((slug) => !watched.has(tableNameOf(slug)))
}
