import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { DateTimeFormats } from '@/lib/formats/dateTimeFormats'
import { dbOf, type Transaction, poolOf, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'
import { hasText, IS_LISTED, NAME_ORDER } from './siteNames'

const t = namesOf('tenants', 't')
const p = namesOf('plans', 'p')
const tenantsTable = namesOf('tenants')
const a = namesOf('avatars', 'a')

/** A tenant in a list. */
export interface ListedTenant {
  id: string
  name: string
  /** Name of the plan. */
  plan: string
  slug: string
}

/**
 * Tenants whose name, slug or domain holds a text, by name; all of them for an empty one.
 * @returns at most `limit`, and how many there are
 */
export async function findTenantsByName(
  payload: BasePayload,
  text: string,
  limit: number,
): Promise<{ tenants: ListedTenant[]; total: number }> {
  const values: unknown[] = []
  const where = `where ${IS_LISTED}${text ? ` and ${hasText(`${t.id}`, text, (value) => `$${values.push(value)}`)}` : ''}`
  const pool = poolOf(payload)
  const { rows: tenants } = await pool.query<ListedTenant>(
    `select ${t.id}, ${t.name}, ${t.slug}, coalesce(${p.name}, 'Free') as plan from ${t} left join ${p} on ${p.id} = ${t.plan_id}
      ${where} order by ${NAME_ORDER}, ${t.id} limit $${values.length + 1}`,
    [...values, limit],
  )
  // Who has them all in view needs no count of them.
  if (tenants.length < limit) return { tenants, total: tenants.length }
  const { rows } = await pool.query<{ total: number }>(`select count(*)::int as total from ${t} ${where}`, values)
  return { tenants, total: oneRow(rows).total }
}

/** The id of the tenant with a slug; null if there is none. */
export async function findTenantBySlug(payload: BasePayload, slug: string): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ id: string }>(
    `select ${tenantsTable.id} from ${tenantsTable} where ${tenantsTable.slug} = $1`,
    [slug],
  )
  return rows[0]?.id ?? null
}

/** User id of a tenant's owner; null if there is none. */
export async function readOwnerId(req: Transaction, id: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ owner_id: string | null }>(
    sql`select ${tenantsTable.owner_id} from ${tenantsTable} where ${tenantsTable.id} = ${id}::uuid`,
  )
  return rows[0]?.owner_id ?? null
}

/** Whether a tenant is suspended. */
export async function isSuspended(req: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`select 1 from ${tenantsTable} where ${tenantsTable.id} = ${id}::uuid and ${tenantsTable.suspended_at} is not null`,
  )
  return Boolean(rowCount)
}

/** Whether a tenant requires a second factor of all members. */
export async function requiresTwoFactor(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ requires: boolean | null }>(
    sql`select ${tenantsTable.require_two_factor} as requires from ${tenantsTable} where ${tenantsTable.id} = ${id}::uuid`,
  )
  return rows[0]?.requires ?? false
}

/** A tenant that an organisation requests access to. */
export interface RequestedSite {
  id: string
  name: string
  /** The request code that the tenant requires; null for none. */
  code: string | null
}

/** Finds the tenant that an organisation names by slug; null if there is none or it is suspended. */
export async function findRequestedSite(req: Transaction, slug: string): Promise<RequestedSite | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<RequestedSite & Record<string, unknown>>(sql`select ${tenantsTable.id}, ${tenantsTable.name},
    case when ${tenantsTable.collaborator_settings_require_request_code} then coalesce(${tenantsTable.collaborator_settings_request_code}, '') end as code
    from ${tenantsTable} where ${tenantsTable.slug} = ${slug} and ${tenantsTable.suspended_at} is null`)
  return rows[0] ?? null
}

/** Reads a tenant's date formats and IANA time zone. The tenant must exist. */
export async function readDateTimeFormats(
  req: Transaction,
  id: string,
): Promise<{ formats: DateTimeFormats; zone: string }> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ formats: DateTimeFormats; zone: string }>(sql`select ${tenantsTable.timezone} as zone, json_build_object(
      'dateFormat', ${tenantsTable.date_time_formats_date_format}, 'dateTimeSeparator', ${tenantsTable.date_time_formats_date_time_separator}, 'monthFormat', ${tenantsTable.date_time_formats_month_format},
      'showSeconds', ${tenantsTable.date_time_formats_show_seconds}, 'timeFormat', ${tenantsTable.date_time_formats_time_format}) as formats
    from ${tenantsTable} where ${tenantsTable.id} = ${id}::uuid`)
  return oneRow(rows)
}

/** Name of a tenant and the square version of its avatar, which exists for raster images only; null for none. */
export interface TenantBranding {
  name: string
  file: string | null
  /** Tenant that owns the picture; null for the provider's. */
  owner: string | null
}

/** A connection outside Payload, as in the worker. */
export interface Connection {
  query: (text: string, values: unknown[]) => Promise<{ rows: TenantBranding[] }>
}

/**
 * Reads name and avatar of a tenant.
 * @param db an available connection
 * @returns null if the tenant does not exist
 */
export async function readTenantBranding(db: Connection, id: string): Promise<TenantBranding | null> {
  const { rows } = await db.query(
    `select ${t.name}, ${a.sizes_square_filename} as file, ${a.tenant_id} as owner from ${t} left join ${a} on ${a.id} = ${t.avatar_id} where ${t.id} = $1`,
    [id],
  )
  return rows[0] ?? null
}
