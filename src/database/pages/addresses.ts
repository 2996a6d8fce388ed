import { sql, type SQL } from 'drizzle-orm'
import { MAX_LEVELS, HOME_SLUG } from '@/lib/pages/pathOf'
import { dbOf, type Transaction, oneRow } from '@/database/connections'

/** SQL for the path of a page below another, by the same rule as `pathOf`. */
const pathUnder = (parent: SQL, slug: SQL): SQL =>
  sql`case when ${slug} is null then null when ${parent} is null and ${slug} = ${HOME_SLUG} then '/'
    else coalesce(nullif(${parent}, '/'), '') || '/' || ${slug} end::varchar`

/** A page and its path; null for a page without a slug. */
export interface AddressedPage extends Record<string, unknown> {
  id: string
  path: string | null
}

/**
 * Reads a page and its ancestors, nearest first, as published or in their newest versions. Goes one level deeper than a
 * tree may have.
 */
export async function readAncestorPaths(req: Transaction, id: string, isLive: boolean): Promise<AddressedPage[]> {
  const db = await dbOf(req)
  const { rows } = isLive
    ? await db.execute<AddressedPage>(sql`with recursive up as (
          select id, parent_id, relative_path as path, 1 as level from pages where id = ${id}::uuid
          union all
          select p.id, p.parent_id, p.relative_path, up.level + 1 from pages p join up on p.id = up.parent_id where up.level <= ${MAX_LEVELS})
        select id, path from up order by level`)
    : await db.execute<AddressedPage>(sql`with recursive up as (
          select parent_id as id, version_parent_id as next, version_relative_path as path, 1 as level from _pages_v where latest and parent_id = ${id}::uuid
          union all
          select v.parent_id, v.version_parent_id, v.version_relative_path, up.level + 1 from _pages_v v join up on v.parent_id = up.next where v.latest and up.level <= ${MAX_LEVELS})
        select id, path from up order by level`)
  return rows
}

/**
 * Whether another live page has this path. A page below the home page has the path of a top-level page. A free path
 * stays free until the end of the transaction, as pages of one path have one slug, which `deriveSlug` has locked.
 * @param id of the page that claims it; null for a new one
 */
export async function isPathTaken(
  req: Transaction,
  { id, path, tenant }: { id: string | null; path: string; tenant: string },
): Promise<boolean> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{
    taken: boolean
  }>(sql`select exists (select 1 from pages where tenant_id = ${tenant}::uuid and relative_path = ${path}
    and _status = 'published' and deleted_at is null and id is distinct from ${id}::uuid) as taken`)
  return oneRow(rows).taken
}

/**
 * Updates the draft paths of a page and its descendants. Paths are derived from slugs and parents and recalculated on
 * every save, so this does not count as a save.
 */
export async function writeDraftPaths(req: Transaction, id: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`with recursive tree as (
      select v.parent_id as page, ${pathUnder(sql`above.version_relative_path`, sql`v.version_slug`)} as path, 1 as level
      from _pages_v v left join _pages_v above on above.parent_id = v.version_parent_id and above.latest
      where v.latest and v.parent_id = ${id}::uuid
      union all
      select v.parent_id, ${pathUnder(sql`tree.path`, sql`v.version_slug`)}, tree.level + 1
      from _pages_v v join tree on v.version_parent_id = tree.page
      where v.latest and v.version_deleted_at is null and tree.level < 100)
    update _pages_v v set version_relative_path = tree.path from tree
    where v.latest and v.parent_id = tree.page and v.version_relative_path is distinct from tree.path`)
}

export interface ChangedAddress extends Record<string, unknown> {
  id: string
  /** The previous path. */
  before: string | null
  path: string | null
  /** Whether it was ever published, so that its path is known outside. */
  wasPublished: boolean
}

/**
 * Updates the live paths of a page and its descendants in one statement; derived like those of drafts.
 * @returns the pages whose path changed, and the page itself in any case
 */
export async function writeLivePaths(req: Transaction, id: string): Promise<ChangedAddress[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute<ChangedAddress>(sql`with recursive tree as (
      select p.id, p.relative_path as before, ${pathUnder(sql`above.relative_path`, sql`p.slug`)} as path, 1 as level
      from pages p left join pages above on above.id = p.parent_id where p.id = ${id}::uuid
      union all
      select p.id, p.relative_path, ${pathUnder(sql`tree.path`, sql`p.slug`)}, tree.level + 1
      from pages p join tree on p.parent_id = tree.id where p.deleted_at is null and tree.level < 100)
    update pages set relative_path = tree.path from tree
    where pages.id = tree.id and (pages.relative_path is distinct from tree.path or pages.id = ${id}::uuid)
    returning pages.id, tree.before, tree.path, pages.published_at is not null as "wasPublished"`)
  return rows
}
