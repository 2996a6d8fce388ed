import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const v = namesOf('_pages_v', 'v')
const p = namesOf('pages', 'p')
const own = namesOf('_pages_v_locales', 'own')
const preferred = namesOf('_pages_v_locales', 'preferred')
const english = namesOf('_pages_v_locales', 'english')
const t = namesOf('tenants', 't')

/** The newest version of a page, drafts included. Times are ISO 8601. */
export interface TreePage {
  id: string
  _status: 'draft' | 'published'
  /** Whether it is unpublished. */
  isDraft: boolean
  /** Path on the website; null while it is not live. */
  livePath: string | null
  order: string | null
  parent: string | null
  path: string | null
  publishedAt: string | null
  slug: string | null
  /** In the requested language, otherwise in the tenant's default language, otherwise in English. */
  title: string | null
  updatedAt: string
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** Reads a tenant's pages by their newest versions, without trashed ones, in key order. */
export async function listTreePages(
  req: Transaction,
  { limit, locale, tenant }: { limit: number; locale: string; tenant: string },
): Promise<TreePage[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<TreePage & Record<string, unknown>>(sql`
      select ${v.parent_id} as id, ${v.version__status} as "_status", ${p._status} <> 'published' as "isDraft", ${v.version_order} as "order",
        ${v.version_parent_id} as parent, ${v.version_relative_path} as path, ${v.version_slug} as slug,
        case when ${p._status} = 'published' then ${p.relative_path} end as "livePath",
        to_char(${p.published_at} at time zone 'UTC', ${ISO}) as "publishedAt", to_char(${v.updated_at} at time zone 'UTC', ${ISO}) as "updatedAt",
        coalesce(${own.version_title}, ${preferred.version_title}, ${english.version_title}) as title
      from ${v}
      join ${p} on ${p.id} = ${v.parent_id}
      join ${t} on ${t.id} = ${v.version_tenant_id}
      left join ${own} on ${own._parent_id} = ${v.id} and ${own._locale}::text = ${locale}
      left join ${preferred} on ${preferred._parent_id} = ${v.id} and ${preferred._locale}::text = ${t.default_language}
      left join ${english} on ${english._parent_id} = ${v.id} and ${english._locale} = 'en'
      where ${v.latest} and ${v.version_tenant_id} = ${tenant}::uuid and ${v.version_deleted_at} is null and ${p.deleted_at} is null
      order by ${v.version_order} nulls last, ${v.parent_id} limit ${limit}`)
  return rows
}
