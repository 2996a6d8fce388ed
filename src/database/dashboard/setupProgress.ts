import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const t = namesOf('tenants', 't')
const d = namesOf('tenants_domains', 'd')
const m = namesOf('memberships', 'm')
const i = namesOf('invite_tokens', 'i')

/** How far the set-up of a tenant has progressed. */
export interface SetupProgress {
  /** ISO 8601. */
  createdAt: string
  /** Whether a published venue has an address. */
  hasAddress: boolean
  /** Whether it has members or pending invitations besides the owner. */
  hasColleague: boolean
  /** Whether a custom domain is active. */
  hasDomain: boolean
  /** Whether an event is published. */
  hasEvent: boolean
  /** Whether a home page is published. */
  hasHome: boolean
  hasLogo: boolean
  /** Whether a theme is selected. */
  hasLook: boolean
  /** Slugs of the content types with documents, drafts included and trashed ones excluded. */
  filled: Set<string>
  hasLivePage: boolean
  /** Id of the theme of the site if it is one without code; of the newest such theme while none is selected. */
  styledTheme: string | null
  /** The document that a step speaks of, by content type: the home page, else the newest that is not published. */
  waiting: Partial<Record<string, string>>
}

const LIVE = sql`_status::text = 'published'`

/**
 * Reads the set-up progress of a tenant in one statement.
 * @param types slugs of the installed content types; others count as empty
 * @returns null if the tenant does not exist
 */
export async function readSetupProgress(
  req: Transaction,
  tenant: string,
  types: string[],
): Promise<SetupProgress | null> {
  const anyOf = (slug: string, more: SQL = sql`true`) =>
    types.includes(slug)
      ? sql`exists (select 1 from ${tableOf(slug)} where tenant_id = ${t.id} and deleted_at is null and ${more})`
      : sql`false`
  // A page is the home page by its path; of other types the one changed last is meant, drafts first.
  const subject = (slug: string) =>
    types.includes(slug)
      ? sql`(select id from ${tableOf(slug)} where tenant_id = ${t.id} and deleted_at is null
          ${slug === 'pages' ? sql`and relative_path = '/'` : sql``} order by ${LIVE}, updated_at desc limit 1)`
      : sql`null::uuid`
  const subjects = types.map((slug) => sql`, ${subject(slug)} as ${sql.identifier(`waiting:${slug}`)}`)
  const filled = types.map((slug) => sql`, ${anyOf(slug)} as ${sql.identifier(`filled:${slug}`)}`)
  const { rows } = await (
    await dbOf(req)
  ).execute<Record<string, boolean | string | null> & { createdAt: Date | string }>(sql`
    select ${t.created_at} as "createdAt", ${t.avatar_id} is not null as "hasLogo", ${t.selected_theme_id} is not null as "hasLook",
      (select id from ${tableOf('themes')} where tenant_id = ${t.id} and deleted_at is null and render_mode = 'nocode' and is_development_theme is not true
        and id = coalesce(${t.selected_theme_id}, id) order by updated_at desc limit 1) as "styledTheme",
      ${anyOf('venues', sql`${LIVE} and coalesce(street, '') <> '' and coalesce(city, '') <> ''`)} as "hasAddress",
      ${anyOf('pages', LIVE)} as "hasLivePage",
      ${anyOf('pages', sql`${LIVE} and relative_path = '/'`)} as "hasHome",
      ${anyOf('events', LIVE)} as "hasEvent",
      exists (select 1 from ${d} where ${d._parent_id} = ${t.id} and ${d.status}::text = 'active') as "hasDomain",
      exists (select 1 from ${m} where ${m.tenant_id} = ${t.id} and ${m.user_id} is distinct from ${t.owner_id})
        or exists (select 1 from ${i} where ${i.tenant_id} = ${t.id} and ${i.status}::text = 'pending' and ${i.expires_at} > now()) as "hasColleague"
      ${sql.join([...filled, ...subjects])}
    from ${t} where ${t.id} = ${tenant}::uuid`)
  const [row] = rows
  if (!row) return null
  const isTrue = (name: string): boolean => row[name] === true
  return {
    createdAt: new Date(row.createdAt).toISOString(),
    filled: new Set(types.filter((slug) => isTrue(`filled:${slug}`))),
    hasAddress: isTrue('hasAddress'),
    hasColleague: isTrue('hasColleague'),
    hasDomain: isTrue('hasDomain'),
    hasEvent: isTrue('hasEvent'),
    hasHome: isTrue('hasHome'),
    hasLivePage: isTrue('hasLivePage'),
    hasLogo: isTrue('hasLogo'),
    hasLook: isTrue('hasLook'),
    styledTheme: typeof row.styledTheme === 'string' ? row.styledTheme : null,
    waiting: Object.fromEntries(
      types.flatMap((slug) => {
        const id = row[`waiting:${slug}`]
        return typeof id === 'string' ? [[slug, id]] : []
      }),
    ),
  }
}
