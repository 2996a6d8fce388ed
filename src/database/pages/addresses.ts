import { sql, type SQL } from 'drizzle-orm'
import { MAX_LEVELS } from '../../lib/pages/levels'
import { HOME_SLUG } from '../../lib/pages/pathOf'
import { dbOf, type Transaction } from '../dbOf'
import { lockValue } from '../locks'
import { oneRow } from '@/database/oneRow'

/** The address of a page below another, in a statement: the same rule as `pathOf`. */
const pathUnder = (parent: SQL, slug: SQL): SQL =>
  sql`case when ${slug} is null then null when ${parent} is null and ${slug} = ${HOME_SLUG} then '/'
    else coalesce(nullif(${parent}, '/'), '') || '/' || ${slug} end::varchar`

/** A page with its address; null for one without a slug. */
export interface AddressedPage extends Record<string, unknown> {
  id: string
  path: string | null
}

/** The page and those above it, nearest first: among what is live, or as editors see it. One level more than a tree may have. */
export async function addressesAbove(req: Transaction, id: string, isLive: boolean): Promise<AddressedPage[]> {
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
 * Do visitors find another page at this address? One below the start page has the address of one on top. Whoever asks for
 * the same address at the same moment waits until the transaction has ended.
 * @param id of the page that wants it; null for a new one
 */
export async function isAddressTaken(
  req: Transaction,
  { id, path, tenant }: { id: string | null; path: string; tenant: string },
): Promise<boolean> {
  const db = await dbOf(req)
  await lockValue(db, 'address', tenant, path)
  const { rows } = await db.execute<{
    taken: boolean
  }>(sql`select exists (select 1 from pages where tenant_id = ${tenant}::uuid and relative_path = ${path}
    and _status = 'published' and deleted_at is null and id is distinct from ${id}::uuid) as taken`)
  return oneRow(rows).taken
}

export interface LivePage extends Record<string, unknown> {
  path: string | null
  wasLive: boolean
}

/** Where visitors find a page, as it stands in its row now; undefined where there is none. */
export async function livePageOf(req: Transaction, id: string): Promise<LivePage | undefined> {
  const { rows } = await (
    await dbOf(req)
  ).execute<LivePage>(
    sql`select relative_path as path, _status = 'published' as "wasLive" from pages where id = ${id}::uuid`,
  )
  return rows[0]
}

/**
 * Writes the addresses of a page's newest version and of those below it, as editors see them. Addresses are derived from
 * slugs and parents and worked out anew on every save, so this counts as no save.
 */
export async function writeDraftAddresses(req: Transaction, id: string): Promise<void> {
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
  /** As it stood in the row until now. */
  before: string | null
  path: string | null
  isLive: boolean
}

/**
 * Writes the addresses of a page and of all below it as visitors have them, in one statement; derived like those of
 * drafts.
 * @returns those that changed, and the page itself in any case
 */
export async function writeLiveAddresses(req: Transaction, id: string): Promise<ChangedAddress[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute<ChangedAddress>(sql`with recursive tree as (
      select p.id, p.relative_path as before, ${pathUnder(sql`above.relative_path`, sql`p.slug`)} as path, 1 as level
      from pages p left join pages above on above.id = p.parent_id where p.id = ${id}::uuid
      union all
      select p.id, p.relative_path, ${pathUnder(sql`tree.path`, sql`p.slug`)}, tree.level + 1
      from pages p join tree on p.parent_id = tree.id where p.deleted_at is null and tree.level < 100)
    update pages set relative_path = tree.path from tree
    where pages.id = tree.id and (pages.relative_path is distinct from tree.path or pages.id = ${id}::uuid)
    returning pages.id, tree.before, tree.path, pages._status = 'published' as "isLive"`)
  return rows
}
