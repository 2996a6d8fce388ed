import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/**
 * Where a page stands in the tree that editors see: by its newest version, published or not. What visitors see changes
 * when that is published.
 */
export interface Place {
  id: string
  tenant: string
  parent: string | null
  /** Its key among its siblings, in the order of bytes. */
  order: string | null
  slug: string | null
  /** The newest version is the live one. */
  isSettled: boolean
  /** Visitors see the page, in one version or another. */
  isLive: boolean
}

const PLACE = sql`v.parent_id as id, v.version_tenant_id as tenant, v.version_parent_id as parent, v.version_order as "order",
  v.version_slug as slug, v.version__status = 'published' as "isSettled", p._status = 'published' as "isLive"`

/** Newest versions, and the pages they are of. */
export const PLACES = sql`_pages_v v join pages p on p.id = v.parent_id`

/** Of these, the pages that are not in the trash. */
export const UNTRASHED = sql`v.latest and v.version_deleted_at is null and p.deleted_at is null`

type Row = Place & Record<string, unknown>

/** The place of a page; null for one that does not exist, or lies in the trash. */
export async function placeOf(req: Transaction, id: string): Promise<Place | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(sql`select ${PLACE} from ${PLACES} where ${UNTRASHED} and v.parent_id = ${id}::uuid`)
  return rows[0] ?? null
}

/** The page and those above it, the top one first. */
export async function pathTo(req: Transaction, id: string): Promise<Place[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(sql`with recursive up as (
      select v.parent_id as page, v.version_parent_id as next, 1 as level from _pages_v v where v.latest and v.parent_id = ${id}::uuid
      union all
      select v.parent_id, v.version_parent_id, up.level + 1 from _pages_v v join up on v.parent_id = up.next where v.latest and up.level < 100)
    select ${PLACE} from up join ${PLACES} on v.parent_id = up.page where ${UNTRASHED} order by up.level desc`)
  return rows
}

/** The key and the parent that the newest version of a page has by now, in the trash or not; nothing for one without a key. */
export async function keyAndParentOf(
  req: Transaction,
  id: string,
): Promise<{ order?: string; parent?: string | null }> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    order: string
    parent: string | null
  }>(sql`select version_order as "order", version_parent_id as parent from _pages_v
    where latest and parent_id = ${id}::uuid and version_order is not null`)
  return rows[0] ?? {}
}

/**
 * Puts a page below a parent, at a key: its newest version, what is live where that is the same (or nothing is), and the
 * reference to its parent. To be called inside `changeOutsideForm`, with the tree locked; addresses are written apart.
 */
export async function writePlace(
  req: Transaction,
  page: Place,
  { order, parent }: Pick<Place, 'parent'> & { order: string },
): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`update _pages_v set version_parent_id = ${parent}::uuid, version_order = ${order} where parent_id = ${page.id}::uuid and latest`,
  )
  if (page.isSettled || !page.isLive)
    await db.execute(sql`update pages set parent_id = ${parent}::uuid, "order" = ${order} where id = ${page.id}::uuid`)
  if (parent === page.parent) return
  const state = page.isSettled ? 'published' : 'draft'
  const own = sql`collection = 'pages' and document_id = ${page.id}::uuid and path = 'parent' and state = ${state}`
  if (parent === null) await db.execute(sql`delete from document_references where ${own}`)
  else if (page.parent === null) {
    await db.execute(sql`insert into document_references (tenant_id, collection, document_id, state, locale, path, target_collection, target_id)
      values (${page.tenant}::uuid, 'pages', ${page.id}::uuid, ${state}, '', 'parent', 'pages', ${parent}::uuid)`)
  } else await db.execute(sql`update document_references set target_id = ${parent}::uuid where ${own}`)
}

/** What a page is called and where it stands, by its newest version. */
export type NamedPage = {
  /** In English, else in any language that has one; null for a page without a title. */
  title: string | null
  relativePath: string | null
}

/** The name of a page, in the trash or not, for a line of the audit log; one without a version has neither title nor address. */
export async function nameOfPage(req: Transaction, id: string): Promise<NamedPage> {
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedPage>(sql`select l.version_title as title, v.version_relative_path as "relativePath"
    from _pages_v v left join _pages_v_locales l on l._parent_id = v.id and l.version_title <> ''
    where v.latest and v.parent_id = ${id}::uuid order by l._locale = 'en' desc nulls last limit 1`)
  return rows[0] ?? { relativePath: null, title: null }
}

/** The tenant of a page, in the trash or not; null where there is none. */
export async function tenantOfPage(req: Transaction, id: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ tenant_id: string }>(sql`select tenant_id from pages where id = ${id}::uuid`)
  return rows[0]?.tenant_id ?? null
}
