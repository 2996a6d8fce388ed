import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { namedTenant, tenantNamed } from '../../../endpoints/people/site'
import { isContentLanguage } from '../../../lib/languages/codes'

const MOST = 10_000
const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

const item = z.object({
  id: z.uuid(),
  _status: z.enum(['draft', 'published']),
  /** Never published, or taken off the site. */
  isDraft: z.boolean(),
  /** Where visitors find it; null while they do not. */
  livePath: z.string().nullable(),
  order: z.string().nullable(),
  parent: z.uuid().nullable(),
  path: z.string().nullable(),
  publishedAt: z.string().nullable(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  updatedAt: z.string(),
})

export type TreePage = z.infer<typeof item>

/** The pages of a site as editors see them, drafts included, in the order of the tree: at most 10,000. */
export const getPagesForTree = defineOperation({
  name: 'getPagesForTree',
  area: 'pages',
  audit: null,
  input: z.strictObject({ ...tenantNamed, locale: z.string().refine(isContentLanguage, 'Not a language').default('en') }),
  isAction: true,
  method: 'get',
  output: z.object({ docs: z.array(item), totalDocs: z.number().int() }),
  path: '/pages/tree',
  run: async ({ input: { locale }, req, tenantId }) => {
    const db = await dbOf(req)
    const { rows } = await db.execute<TreePage & Record<string, unknown>>(sql`
      select v.parent_id as id, v.version__status as "_status", p._status <> 'published' as "isDraft", v.version_order as "order",
        v.version_parent_id as parent, v.version_relative_path as path, v.version_slug as slug,
        case when p._status = 'published' then p.relative_path end as "livePath",
        to_char(p.published_at at time zone 'UTC', ${ISO}) as "publishedAt", to_char(v.updated_at at time zone 'UTC', ${ISO}) as "updatedAt",
        coalesce(own.version_title, preferred.version_title, english.version_title) as title
      from _pages_v v
      join pages p on p.id = v.parent_id
      join tenants t on t.id = v.version_tenant_id
      left join _pages_v_locales own on own._parent_id = v.id and own._locale::text = ${locale}
      left join _pages_v_locales preferred on preferred._parent_id = v.id and preferred._locale::text = t.default_language
      left join _pages_v_locales english on english._parent_id = v.id and english._locale = 'en'
      where v.latest and v.version_tenant_id = ${tenantId}::uuid and v.version_deleted_at is null and p.deleted_at is null
      order by v.version_order nulls last, v.parent_id limit ${MOST}`)
    return { docs: rows, totalDocs: rows.length }
  },
  summary: 'The tree of pages',
  tenant: namedTenant,
  who: holderOf('pages:view'),
})
