import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { DateTimeFormats } from '../../lib/formats/dateTimeFormats'
import { dbOf, type Transaction, poolOf } from '../connections'
import { oneRow } from '@/database/oneRow'
import { hasText, NAME_ORDER } from './siteNames'

/** A tenant in a list of them. */
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
  const where = text ? `where ${hasText('t.id', text, (value) => `$${values.push(value)}`)}` : ''
  const pool = poolOf(payload)
  const { rows: tenants } = await pool.query<ListedTenant>(
    `select t.id, t.name, t.slug, coalesce(p.name, 'Free') as plan from tenants t left join plans p on p.id = t.plan_id
      ${where} order by ${NAME_ORDER}, t.id limit $${values.length + 1}`,
    [...values, limit],
  )
  // Who has them all in view needs no count of them.
  if (tenants.length < limit) return { tenants, total: tenants.length }
  const { rows } = await pool.query<{ total: number }>(`select count(*)::int as total from tenants t ${where}`, values)
  return { tenants, total: oneRow(rows).total }
}

/** The id of the tenant with a slug; null where there is none. */
export async function tenantBySlug(payload: BasePayload, slug: string): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ id: string }>('select id from tenants where slug = $1', [slug])
  return rows[0]?.id ?? null
}

/** Id of whoever owns a tenant; null where nobody does. */
export async function ownerOf(req: Transaction, id: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ owner_id: string | null }>(sql`select owner_id from tenants where id = ${id}::uuid`)
  return rows[0]?.owner_id ?? null
}

/** Is a tenant closed for now? */
export async function isSuspended(req: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`select 1 from tenants where id = ${id}::uuid and suspended_at is not null`)
  return Boolean(rowCount)
}

/** Does a tenant ask everybody for a second proof of who they are? */
export async function requiresTwoFactor(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ requires: boolean | null }>(
    sql`select require_two_factor as requires from tenants where id = ${id}::uuid`,
  )
  return rows[0]?.requires ?? false
}

/** A site that an organisation asks to be let in to. */
export interface RequestedSite {
  id: string
  name: string
  /** The code that the site asks for; null for none. */
  code: string | null
}

/** The site of a slug, for an organisation that names it; null where there is none, or it is suspended. */
export async function findRequestedSite(req: Transaction, slug: string): Promise<RequestedSite | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<RequestedSite & Record<string, unknown>>(sql`select id, name,
    case when collaborator_settings_require_request_code then coalesce(collaborator_settings_request_code, '') end as code
    from tenants where slug = ${slug} and suspended_at is null`)
  return rows[0] ?? null
}

/** How a tenant writes moments, and its time zone as IANA names it. The tenant has to exist. */
export async function dateTimeFormatsOf(
  req: Transaction,
  id: string,
): Promise<{ formats: DateTimeFormats; zone: string }> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ formats: DateTimeFormats; zone: string }>(sql`select timezone as zone, json_build_object(
      'dateFormat', date_time_formats_date_format, 'dateTimeSeparator', date_time_formats_date_time_separator, 'monthFormat', date_time_formats_month_format,
      'showSeconds', date_time_formats_show_seconds, 'timeFormat', date_time_formats_time_format) as formats
    from tenants where id = ${id}::uuid`)
  return oneRow(rows)
}

/** Name of a tenant, and the file with the square cut of its mark: it exists for pixels only, and null stands for none. */
export interface TenantMark {
  name: string
  file: string | null
  /** Whose picture it is; null for the provider's. */
  owner: string | null
}

/** A connection outside of Payload, as the worker has it. */
export interface Connection {
  query: (text: string, values: unknown[]) => Promise<{ rows: TenantMark[] }>
}

/**
 * What a tenant shows itself with.
 * @param db the connection that is at hand anyway
 * @returns null where there is no such tenant
 */
export async function readTenantMark(db: Connection, id: string): Promise<TenantMark | null> {
  const { rows } = await db.query(
    `select t.name, a.sizes_square_filename as file, a.tenant_id as owner from tenants t left join avatars a on a.id = t.avatar_id where t.id = $1`,
    [id],
  )
  return rows[0] ?? null
}
