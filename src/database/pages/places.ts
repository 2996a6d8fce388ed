import { sql, type SQL } from 'drizzle-orm'
import { dbOf, oneRow, type Transaction } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'
import { keysAfter } from '@/lib/content/orderKeys'
import { idOf } from '@/lib/values'
import type { Page } from '@/payload-types'

const v = namesOf('_pages_v', 'v')
const p = namesOf('pages', 'p')
const pagesV = namesOf('_pages_v')
const pages = namesOf('pages')
const documentReferences = namesOf('document_references')
const l = namesOf('_pages_v_locales', 'l')

/**
 * The position of a page in the editors' tree, by its newest version, published or not. The website follows when that
 * version is published.
 */
export interface PagePosition {
  id: string
  tenant: string
  parent: string | null
  /** Sort key among its siblings, compared bytewise. */
  order: string | null
  slug: string | null
  /** Whether the newest version is published. */
  isSettled: boolean
  /** Whether any version of the page is live. */
  isLive: boolean
}

const POSITION_COLUMNS = sql`${v.parent_id} as id, ${v.version_tenant_id} as tenant, ${v.version_parent_id} as parent, ${v.version_order} as "order",
  ${v.version_slug} as slug, ${v.version__status} = 'published' as "isSettled", ${p._status} = 'published' as "isLive"`

/** Versions joined with their pages. */
const VERSIONS_WITH_PAGES = sql`${v} join ${p} on ${p.id} = ${v.parent_id}`

/** Condition for the newest versions of pages that are not in the trash. */
const IS_NEWEST_UNTRASHED = sql`${v.latest} and ${v.version_deleted_at} is null and ${p.deleted_at} is null`

type Row = PagePosition & Record<string, unknown>

/** Reads the position of a page; null if it does not exist or is in the trash. */
export async function readPosition(req: Transaction, id: string): Promise<PagePosition | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(
    sql`select ${POSITION_COLUMNS} from ${VERSIONS_WITH_PAGES} where ${IS_NEWEST_UNTRASHED} and ${v.parent_id} = ${id}::uuid`,
  )
  return rows[0] ?? null
}

/** Reads a page and its ancestors, the topmost first. */
export async function readAncestors(req: Transaction, id: string): Promise<PagePosition[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(sql`with recursive up as (
      select ${v.parent_id} as page, ${v.version_parent_id} as next, 1 as level from ${v} where ${v.latest} and ${v.parent_id} = ${id}::uuid
      union all
      select ${v.parent_id}, ${v.version_parent_id}, up.level + 1 from ${v} join up on ${v.parent_id} = up.next where ${v.latest} and up.level < 100)
    select ${POSITION_COLUMNS} from up join ${VERSIONS_WITH_PAGES} on ${v.parent_id} = up.page where ${IS_NEWEST_UNTRASHED} order by up.level desc`)
  return rows
}

/** Reads the current key and parent of a page's newest version, in the trash or not; empty for a page without a key. */
export async function readKeyAndParent(
  req: Transaction,
  id: string,
): Promise<{ order?: string; parent?: string | null }> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    order: string
    parent: string | null
  }>(sql`select ${pagesV.version_order} as "order", ${pagesV.version_parent_id} as parent from ${pagesV}
    where ${pagesV.latest} and ${pagesV.parent_id} = ${id}::uuid and ${pagesV.version_order} is not null`)
  return rows[0] ?? {}
}

/**
 * Moves a page to a parent and sort key: on its newest version, on the main row unless a draft is ahead of a live
 * version, and in the reference to its parent. Call it inside `changeOutsideForm` with the tree locked. Paths are
 * updated separately.
 */
export async function writePosition(
  req: Transaction,
  page: PagePosition,
  { order, parent }: Pick<PagePosition, 'parent'> & { order: string },
): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`update ${pagesV} set ${pagesV.version_parent_id} = ${parent}::uuid, ${pagesV.version_order} = ${order} where ${pagesV.parent_id} = ${page.id}::uuid and ${pagesV.latest}`,
  )
  if (page.isSettled || !page.isLive)
    await db.execute(
      sql`update ${pages} set ${pages.parent_id} = ${parent}::uuid, ${pages.order} = ${order} where ${pages.id} = ${page.id}::uuid`,
    )
  if (parent === page.parent) return
  const state = page.isSettled ? 'published' : 'draft'
  const own = sql`collection = 'pages' and document_id = ${page.id}::uuid and path = 'parent' and state = ${state}`
  if (parent === null) await db.execute(sql`delete from ${documentReferences} where ${own}`)
  else if (page.parent === null) {
    await db.execute(sql`insert into ${documentReferences} (${documentReferences.tenant_id}, ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.state}, ${documentReferences.locale}, ${documentReferences.path}, ${documentReferences.target_collection}, ${documentReferences.target_id})
      values (${page.tenant}::uuid, 'pages', ${page.id}::uuid, ${state}, '', 'parent', 'pages', ${parent}::uuid)`)
  } else
    await db.execute(
      sql`update ${documentReferences} set ${documentReferences.target_id} = ${parent}::uuid where ${own}`,
    )
}

/** Title and path of a page's newest version. */
export type NamedPage = {
  /** In English, otherwise in any language; null without a title. */
  title: string | null
  relativePath: string | null
}

/** Reads title and path of a page, in the trash or not, for an audit entry. Both are null if it has no version. */
export async function readPageName(req: Transaction, id: string): Promise<NamedPage> {
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedPage>(sql`select ${l.version_title} as title, ${v.version_relative_path} as "relativePath"
    from ${v} left join ${l} on ${l._parent_id} = ${v.id} and ${l.version_title} <> ''
    where ${v.latest} and ${v.parent_id} = ${id}::uuid order by ${l._locale} = 'en' desc nulls last limit 1`)
  return rows[0] ?? { relativePath: null, title: null }
}

/** The tenant of a page, in the trash or not; null if it does not exist. */
export async function tenantOfPage(req: Transaction, id: string): Promise<string | null> {
  const page = await findStored<Page>(req, {
    collection: 'pages',
    select: { tenant: true },
    where: { id: { equals: id } },
  })
  return idOf(page?.tenant)
}

/** The newest versions of pages below a parent, or at the top level. */
export interface Siblings {
  tenant: string
  /** Null for the top level. */
  parent: string | null
  /** Page to exclude, because it is being moved. */
  except: string
}

const hasParent = (column: SQL, parent: string | null): SQL =>
  parent === null ? sql`${column} is null` : sql`${column} = ${parent}::uuid`

/**
 * Order of siblings, in words that the index on their places can serve: it begins with the parent, and PostgreSQL does not
 * see that siblings at the top, whose parent is null, share it. Without it the keys of all sites would be read in turn.
 * @param prefix of the columns: `v.`, or none
 */
const inOrder = (prefix: 'v.' | '', direction: 'asc' | 'desc'): SQL =>
  sql.raw(`${prefix}version_parent_id ${direction}, ${prefix}version_order ${direction}`)

const areSiblings = ({ except, parent, tenant }: Siblings): SQL =>
  sql`${IS_NEWEST_UNTRASHED} and ${v.version_tenant_id} = ${tenant}::uuid and ${v.parent_id} <> ${except}::uuid and ${hasParent(sql`${v.version_parent_id}`, parent)}`

/**
 * Reads the key next to a given one on one side; null at the end. If `key` is null, reads the last key for `before` and
 * the first for `after`.
 */
export async function readNeighbourKey(
  req: Transaction,
  siblings: Siblings,
  side: 'after' | 'before',
  key: string | null,
): Promise<string | null> {
  const isBeyond =
    key === null
      ? sql`${v.version_order} is not null`
      : side === 'before'
        ? sql`${v.version_order} < ${key}`
        : sql`${v.version_order} > ${key}`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(
    sql`select ${v.version_order} as "order" from ${VERSIONS_WITH_PAGES} where ${areSiblings(siblings)} and ${isBeyond} order by ${inOrder('v.', side === 'before' ? 'desc' : 'asc')} limit 1`,
  )
  return rows[0]?.order ?? null
}

/** Reads the last key below a parent; null if there are no pages or no tenant. */
export async function lastKey(req: Transaction, tenant: string | null, parent: string | null): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(sql`select ${pagesV.version_order} as "order" from ${pagesV}
    where ${pagesV.latest} and ${pagesV.version_tenant_id} = ${tenant}::uuid and ${hasParent(sql`version_parent_id`, parent)} and ${pagesV.version_deleted_at} is null
      and ${pagesV.version_order} is not null
    order by ${inOrder('', 'desc')} limit 1`)
  return rows[0]?.order ?? null
}

/** Whether a sibling has this slug, live or in its newest version. */
export async function hasSlug(req: Transaction, { except, parent, tenant }: Siblings, slug: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: boolean }>(sql`select
    exists (select 1 from ${VERSIONS_WITH_PAGES} where ${areSiblings({ except, parent, tenant })} and ${v.version_slug} = ${slug})
    or exists (select 1 from ${p} where ${p.tenant_id} = ${tenant}::uuid and ${p.id} <> ${except}::uuid and ${p.deleted_at} is null
      and ${p._status} = 'published' and ${hasParent(sql`${p.parent_id}`, parent)} and ${p.slug} = ${slug}) as taken`)
  return oneRow(rows).taken
}

/**
 * Assigns distinct keys to the children of pages where keys are missing or duplicate, as after concurrent creation.
 * Their order is unchanged, so this does not count as a save.
 * @param parents null for the top level
 * @returns whether all keys were already distinct
 */
export async function rekeySiblings(req: Transaction, tenant: string, parents: (string | null)[]): Promise<boolean> {
  const db = await dbOf(req)
  let wereDistinct = true
  for (const parent of parents) {
    const isChild = sql`${pagesV.latest} and ${pagesV.version_tenant_id} = ${tenant}::uuid and ${pagesV.version_deleted_at} is null and ${hasParent(sql`${pagesV.version_parent_id}`, parent)}`
    // Counted rather than searched for the first duplicate, which PostgreSQL would look for among the keys of all sites.
    const { rows: counts } = await db.execute<{ areDistinct: boolean }>(
      sql`select count(*) = count(distinct ${pagesV.version_order}) as "areDistinct" from ${pagesV} where ${isChild}`,
    )
    if (oneRow(counts).areDistinct) continue
    wereDistinct = false
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${pagesV.parent_id} as id from ${pagesV} where ${isChild} order by ${pagesV.version_order} nulls last, ${pagesV.parent_id}`,
    )
    const keys = keysAfter(null, rows.length)
    const pairs = JSON.stringify(rows.map(({ id }, index) => ({ id, key: keys[index] })))
    const newKeys = sql`jsonb_to_recordset(${pairs}::jsonb) as given(id uuid, key text)`
    await db.execute(
      sql`update ${pagesV} set ${pagesV.version_order} = given.key from ${newKeys} where ${pagesV.latest} and ${pagesV.parent_id} = given.id`,
    )
    await db.execute(
      sql`update ${pages} set ${pages.order} = given.key from ${newKeys} where ${pages}.${pages.id} = given.id and ${pages}.${pages.parent_id} is not distinct from ${parent}::uuid`,
    )
  }
  return wereDistinct
}
