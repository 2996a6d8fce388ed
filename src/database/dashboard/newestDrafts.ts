import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableNameOf, tableOf } from '@/database/connections'

/** A content type with drafts and its title field. */
export interface DraftableType {
  slug: string
  /** Field name. */
  titleField: string
  isTitleLocalized: boolean
}

export interface DraftRow extends Record<string, unknown> {
  id: string
  collection: string
  title: string | null
  updatedAt: Date | string
  /** Whether an older version is published. */
  isPublished: boolean
}

interface Options {
  limit: number
  tenant: string
  /** Ids of documents to leave out. Default: none. */
  except?: string[]
  /** Preferred languages of the titles; any other if neither has one. */
  languages: [string, string]
}

/**
 * Reads a tenant's documents whose newest version is a draft, the latest first, without trashed ones. One statement.
 */
export async function readNewestDrafts(
  req: Transaction,
  types: DraftableType[],
  options: Options,
): Promise<DraftRow[]> {
  if (types.length === 0) return []
  const drafts = sql.join(
    types.map((type) => draftsOf(type, options)),
    sql` union all `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<DraftRow>(sql`select * from (${drafts}) as drafts order by "updatedAt" desc limit ${options.limit}`)
  return rows
}

function draftsOf(
  { isTitleLocalized, slug, titleField }: DraftableType,
  { except = [], languages: [first, second], limit, tenant }: Options,
): SQL {
  const versions = `_${tableNameOf(slug)}_v`
  const column = sql.identifier(`version_${titleField.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
  const title = isTitleLocalized
    ? sql`(select l.${column} from ${sql.identifier(`${versions}_locales`)} l where l._parent_id = v.id and l.${column} is not null
        order by l._locale::text = ${first} desc, l._locale::text = ${second} desc limit 1)`
    : sql`v.${column}`
  return sql`(select v.parent_id as id, ${slug}::text as collection, ${title} as title, v.updated_at as "updatedAt", d._status::text = 'published' as "isPublished"
    from ${sql.identifier(versions)} v join ${tableOf(slug)} d on d.id = v.parent_id
    where v.version_tenant_id = ${tenant}::uuid and v.latest and v.version__status::text = 'draft' and d.deleted_at is null${except.length > 0 ? sql` and v.parent_id not in (select jsonb_array_elements_text(${JSON.stringify(except)}::jsonb)::uuid)` : sql``}
    order by v.updated_at desc limit ${limit})`
}
