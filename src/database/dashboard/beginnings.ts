import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '../connections'

/** How far a site has come. */
export interface Beginnings {
  /** ISO 8601. */
  createdAt: string
  /** A published venue says where it is. */
  hasAddress: boolean
  /** Somebody besides the owner belongs to it, or is invited. */
  hasColleague: boolean
  /** A domain of its own is active. */
  hasDomain: boolean
  /** Published. */
  hasEvent: boolean
  /** Published. */
  hasHome: boolean
  hasLogo: boolean
  /** Slugs of the content types that have documents, drafts included; what lies in the trash does not count. */
  filled: Set<string>
  hasLivePage: boolean
}

const LIVE = sql`_status::text = 'published'`

/**
 * How far a site has come, in one statement.
 * @param types slugs of content types that the installation has: of the others there is nothing
 * @returns null where there is no such site
 */
export async function readBeginnings(req: Transaction, tenant: string, types: string[]): Promise<Beginnings | null> {
  const any = (slug: string, more: SQL = sql`true`) =>
    types.includes(slug)
      ? sql`exists (select 1 from ${tableOf(slug)} where tenant_id = t.id and deleted_at is null and ${more})`
      : sql`false`
  const filled = types.map((slug) => sql`, ${any(slug)} as ${sql.identifier(`filled:${slug}`)}`)
  const { rows } = await (
    await dbOf(req)
  ).execute<Record<string, boolean> & { createdAt: Date | string }>(sql`
    select t.created_at as "createdAt", t.avatar_id is not null as "hasLogo",
      ${any('venues', sql`${LIVE} and coalesce(street, '') <> '' and coalesce(city, '') <> ''`)} as "hasAddress",
      ${any('pages', LIVE)} as "hasLivePage",
      ${any('pages', sql`${LIVE} and relative_path = '/'`)} as "hasHome",
      ${any('events', LIVE)} as "hasEvent",
      exists (select 1 from tenants_domains d where d._parent_id = t.id and d.status::text = 'active') as "hasDomain",
      exists (select 1 from memberships m where m.tenant_id = t.id and m.user_id is distinct from t.owner_id)
        or exists (select 1 from invite_tokens i where i.tenant_id = t.id and i.status::text = 'pending' and i.expires_at > now()) as "hasColleague"
      ${sql.join(filled)}
    from tenants t where t.id = ${tenant}::uuid`)
  const [row] = rows
  if (!row) return null
  const is = (name: string): boolean => row[name] === true
  return {
    createdAt: new Date(row.createdAt).toISOString(),
    filled: new Set(types.filter((slug) => is(`filled:${slug}`))),
    hasAddress: is('hasAddress'),
    hasColleague: is('hasColleague'),
    hasDomain: is('hasDomain'),
    hasEvent: is('hasEvent'),
    hasHome: is('hasHome'),
    hasLivePage: is('hasLivePage'),
    hasLogo: is('hasLogo'),
  }
}
