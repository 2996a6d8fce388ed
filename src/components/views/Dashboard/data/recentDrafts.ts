import { sql, type SQL } from 'drizzle-orm'
import type { ContentType } from '../../../../access/contentType'
import { tableNameOf, tableOf } from '../../../../database/tableOf'
import { query, typesWith, unionAll, type Scope } from './scope'

const MOST = 6

export interface Draft {
  id: string
  collection: string
  title: string | null
  updatedAt: Date
  /** Live in an older version. */
  isPublished: boolean
}

/** What the person could go on with: the newest drafts, and changes over published documents, that they may edit. */
export async function recentDrafts(scope: Scope): Promise<Draft[] | null> {
  const types = typesWith(scope, 'manage').filter((type) => type.collection.versions)
  if (types.length === 0) return null
  const drafts = types.map((type) => draftsOf(type, scope))
  return query<Draft & Record<string, unknown>>(
    scope.req.payload,
    sql`select * from (${unionAll(drafts)}) as drafts order by "updatedAt" desc limit ${MOST}`,
  ).then((rows) => rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) })))
}

function draftsOf({ slug, collection, titleField }: ContentType, { req, tenant }: Scope): SQL {
  const versions = sql.identifier(`_${tableNameOf(slug)}_v`)
  const column = sql.identifier(`version_${titleField.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
  const isLocalized = collection.fields.some((field) => 'name' in field && field.name === titleField && 'localized' in field && field.localized)
  const title = isLocalized
    ? sql`(select l.${column} from ${sql.identifier(`_${tableNameOf(slug)}_v_locales`)} l where l._parent_id = v.id and l.${column} is not null
        order by l._locale::text = ${req.locale ?? tenant.defaultLanguage} desc, l._locale::text = ${tenant.defaultLanguage} desc limit 1)`
    : sql`v.${column}`
  return sql`(select v.parent_id as id, ${slug}::text as collection, ${title} as title, v.updated_at as "updatedAt", d._status::text = 'published' as "isPublished"
    from ${versions} v join ${tableOf(slug)} d on d.id = v.parent_id
    where v.version_tenant_id = ${tenant.id}::uuid and v.latest and v.version__status::text = 'draft' and d.deleted_at is null
    order by v.updated_at desc limit ${MOST})`
}
