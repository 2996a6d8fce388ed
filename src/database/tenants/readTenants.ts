import type { BasePayload, SelectIncludeType, Where } from 'payload'
import type { DateTimeFormats } from '@/lib/formats/dateTimeFormats'
import { type Transaction, poolOf, oneRow } from '@/database/connections'
import { findStored, type Source } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import { idOf } from '@/lib/values'
import type { Tenant } from '@/payload-types'
import { hasText, IS_LISTED, NAME_ORDER } from './siteNames'

const t = namesOf('tenants', 't')
const p = namesOf('plans', 'p')
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
  const { rows: found } = await pool.query<ListedTenant>(
    `select ${t.id}, ${t.name}, ${t.slug}, coalesce(${p.name}, 'Free') as plan from ${t} left join ${p} on ${p.id} = ${t.plan_id}
      ${where} order by ${NAME_ORDER}, ${t.id} limit $${values.length + 1}`,
    [...values, limit],
  )
  // Who has them all in view needs no count of them.
  if (found.length < limit) return { tenants: found, total: found.length }
  const { rows } = await pool.query<{ total: number }>(`select count(*)::int as total from ${t} ${where}`, values)
  return { tenants: found, total: oneRow(rows).total }
}

/** One tenant as it is stored, with some of its fields. */
const findTenant = (req: Source, where: Where, select: SelectIncludeType) =>
  findStored<Tenant>(req, { collection: 'tenants', select, where })

/** The id of the tenant with a slug; null if there is none. */
export async function findTenantBySlug(payload: BasePayload, slug: string): Promise<string | null> {
  const tenant = await findTenant({ payload }, { slug: { equals: slug } }, { slug: true })
  return tenant?.id ?? null
}

/** User id of a tenant's owner; null if there is none. */
export async function readOwnerId(req: Transaction, id: string): Promise<string | null> {
  const tenant = await findTenant(req, { id: { equals: id } }, { owner: true })
  return idOf(tenant?.owner)
}

/** Whether a tenant is suspended. */
export async function isSuspended(req: Transaction, id: string): Promise<boolean> {
  const tenant = await findTenant(req, { id: { equals: id } }, { suspendedAt: true })
  return Boolean(tenant?.suspendedAt)
}

/** Whether a tenant requires a second factor of all members. */
export async function requiresTwoFactor(req: Transaction, id: string): Promise<boolean> {
  const tenant = await findTenant(req, { id: { equals: id } }, { requireTwoFactor: true })
  return tenant?.requireTwoFactor ?? false
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
  const tenant = await findTenant(
    req,
    { slug: { equals: slug }, suspendedAt: { exists: false } },
    { collaboratorSettings: true, name: true },
  )
  if (!tenant) return null
  const { requestCode, requireRequestCode } = tenant.collaboratorSettings ?? {}
  return { id: tenant.id, code: requireRequestCode ? (requestCode ?? '') : null, name: tenant.name }
}

/** Reads a tenant's date formats and IANA time zone. The tenant must exist. */
export async function readDateTimeFormats(
  req: Transaction,
  id: string,
): Promise<{ formats: DateTimeFormats; zone: string }> {
  const tenant = await findTenant(req, { id: { equals: id } }, { dateTimeFormats: true, timezone: true })
  if (!tenant) throw new Error(`Tenant ${id} does not exist.`)
  return { formats: tenant.dateTimeFormats as DateTimeFormats, zone: tenant.timezone }
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
