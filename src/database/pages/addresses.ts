import { sql, type SQL } from 'drizzle-orm'
import { MAX_LEVELS, HOME_SLUG } from '@/lib/pages/pathOf'
import { dbOf, type Transaction, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'

const pages = namesOf('pages')
const p = namesOf('pages', 'p')
const pagesV = namesOf('_pages_v')
const v = namesOf('_pages_v', 'v')
const above = namesOf('_pages_v', 'above')
const pagesAsAbove = namesOf('pages', 'above')

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
          select ${pages.id}, ${pages.parent_id}, ${pages.relative_path} as path, 1 as level from ${pages} where ${pages.id} = ${id}::uuid
          union all
          select ${p.id}, ${p.parent_id}, ${p.relative_path}, up.level + 1 from ${p} join up on ${p.id} = up.parent_id where up.level <= ${MAX_LEVELS})
        select id, path from up order by level`)
    : await db.execute<AddressedPage>(sql`with recursive up as (
          select ${pagesV.parent_id} as id, ${pagesV.version_parent_id} as next, ${pagesV.version_relative_path} as path, 1 as level from ${pagesV} where ${pagesV.latest} and ${pagesV.parent_id} = ${id}::uuid
          union all
          select ${v.parent_id}, ${v.version_parent_id}, ${v.version_relative_path}, up.level + 1 from ${v} join up on ${v.parent_id} = up.next where ${v.latest} and up.level <= ${MAX_LEVELS})
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
  }>(sql`select exists (select 1 from ${pages} where ${pages.tenant_id} = ${tenant}::uuid and ${pages.relative_path} = ${path}
    and ${pages._status} = 'published' and ${pages.deleted_at} is null and ${pages.id} is distinct from ${id}::uuid) as taken`)
  return oneRow(rows).taken
}

/**
 * Updates the draft paths of a page and its descendants. Paths are derived from slugs and parents and recalculated on
 * every save, so this does not count as a save.
 */
export async function writeDraftPaths(req: Transaction, id: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`with recursive tree as (
      select ${v.parent_id} as page, ${pathUnder(sql`above.version_relative_path`, sql`${v.version_slug}`)} as path, 1 as level
      from ${v} left join ${above} on ${above.parent_id} = ${v.version_parent_id} and ${above.latest}
      where ${v.latest} and ${v.parent_id} = ${id}::uuid
      union all
      select ${v.parent_id}, ${pathUnder(sql`tree.path`, sql`${v.version_slug}`)}, tree.level + 1
      from ${v} join tree on ${v.version_parent_id} = tree.page
      where ${v.latest} and ${v.version_deleted_at} is null and tree.level < 100)
    update ${v} set ${pagesV.version_relative_path} = tree.path from tree
    where ${v.latest} and ${v.parent_id} = tree.page and ${v.version_relative_path} is distinct from tree.path`)
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
      select ${p.id}, ${p.relative_path} as before, ${pathUnder(sql`above.relative_path`, sql`${p.slug}`)} as path, 1 as level
      from ${p} left join ${pagesAsAbove} on ${pagesAsAbove.id} = ${p.parent_id} where ${p.id} = ${id}::uuid
      union all
      select ${p.id}, ${p.relative_path}, ${pathUnder(sql`tree.path`, sql`${p.slug}`)}, tree.level + 1
      from ${p} join tree on ${p.parent_id} = tree.id where ${p.deleted_at} is null and tree.level < 100)
    update ${pages} set ${pages.relative_path} = tree.path from tree
    where ${pages}.${pages.id} = tree.id and (${pages}.${pages.relative_path} is distinct from tree.path or ${pages}.${pages.id} = ${id}::uuid)
    returning ${pages}.${pages.id}, tree.before, tree.path, ${pages}.${pages.published_at} is not null as "wasPublished"`)
  return rows
}
