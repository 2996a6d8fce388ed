import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * Where a page stands in the tree that editors see: by its newest version, published or not. What visitors see changes
 * when that is published.
 */
export interface Place {
  id: string
  tenant: string
  parent: string | null
  order: string | null
  slug: string | null
  /** The newest version is the live one. */
  isSettled: boolean
  /** Visitors see the page, in one version or another. */
  isLive: boolean
}

const PLACE = sql`v.parent_id as id, v.version_tenant_id as tenant, v.version_parent_id as parent, v.version_order as "order",
  v.version_slug as slug, v.version__status = 'published' as "isSettled", p._status = 'published' as "isLive"`
const PLACES = sql`_pages_v v join pages p on p.id = v.parent_id`
const THERE = sql`v.latest and v.version_deleted_at is null and p.deleted_at is null`

type Row = Place & Record<string, unknown>

/** The place of a page; null for one that does not exist, or lies in the trash. */
export async function placeOf(db: NodePgDatabase, id: string): Promise<Place | null> {
  const { rows } = await db.execute<Row>(sql`select ${PLACE} from ${PLACES} where ${THERE} and v.parent_id = ${id}::uuid`)
  return rows[0] ?? null
}

/** The page and those above it, the top one first. */
export async function pathTo(db: NodePgDatabase, id: string): Promise<Place[]> {
  const { rows } = await db.execute<Row>(sql`with recursive up as (
      select v.parent_id as page, v.version_parent_id as next, 1 as level from _pages_v v where v.latest and v.parent_id = ${id}::uuid
      union all
      select v.parent_id, v.version_parent_id, up.level + 1 from _pages_v v join up on v.parent_id = up.next where v.latest and up.level < 100)
    select ${PLACE} from up join ${PLACES} on v.parent_id = up.page where ${THERE} order by up.level desc`)
  return rows
}

export interface Siblings {
  tenant: string
  parent: string | null
  /** Left out: the page that is being moved. */
  except: string
}

const among = ({ except, parent, tenant }: Siblings) =>
  sql`${THERE} and v.version_tenant_id = ${tenant}::uuid and v.parent_id <> ${except}::uuid
    and ${parent === null ? sql`v.version_parent_id is null` : sql`v.version_parent_id = ${parent}::uuid`}`

/** The key next to a given one on one side; null at the end. Without a key, the last one of all. */
export async function keyBeside(db: NodePgDatabase, siblings: Siblings, side: 'after' | 'before', key: string | null): Promise<string | null> {
  const beyond = key === null ? sql`true` : side === 'before' ? sql`v.version_order < ${key}` : sql`v.version_order > ${key}`
  const order = side === 'before' ? sql`desc` : sql`asc`
  const { rows } = await db.execute<{ order: string | null }>(
    sql`select v.version_order as "order" from ${PLACES} where ${among(siblings)} and ${beyond} order by v.version_order ${order} nulls last limit 1`,
  )
  return rows[0]?.order ?? null
}

/** Does a page below that parent have this slug, live or in its newest version? */
export async function hasSlug(db: NodePgDatabase, { except, parent, tenant }: Siblings, slug: string): Promise<boolean> {
  const below = (column: string) => (parent === null ? sql`${sql.raw(column)} is null` : sql`${sql.raw(column)} = ${parent}::uuid`)
  const { rows } = await db.execute<{ taken: boolean }>(sql`select
    exists (select 1 from ${PLACES} where ${among({ except, parent, tenant })} and v.version_slug = ${slug})
    or exists (select 1 from pages p where p.tenant_id = ${tenant}::uuid and p.id <> ${except}::uuid and p.deleted_at is null
      and p._status = 'published' and ${below('p.parent_id')} and p.slug = ${slug}) as taken`)
  return rows[0]!.taken
}
