import { sql } from 'drizzle-orm'
import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { lockPageTree, lockValue } from '../../database/locks'
import { translatorOf } from '../../i18n/translator'
import { keyAfter } from '../../lib/content/orderKeys'
import { MAX_LEVELS } from '../../lib/pages/levels'
import { pathOf } from '../../lib/pages/pathOf'
import { isUuid } from '../../lib/ids/isUuid'

interface Above extends Record<string, unknown> {
  id: string
  path: string | null
}

/**
 * Gives a page its place among its siblings and its address, and refuses to hang it below itself. A page that the save
 * does not move stays where the tree has it by now, below whatever address that is.
 */
export const placePage: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const tenant = idOf(data.tenant)
  const db = await dbOf(req)
  const moves = !originalDoc?.order || idOf(data.parent) !== idOf(originalDoc.parent)
  // A move waits for saves of the pages that it moves: what is read here stays.
  if (!moves && operation === 'update') Object.assign(data, await readPlace(db, String(originalDoc.id)))
  const parent = idOf(data.parent)
  // Two pages that come to the same place at once get different keys, and no address is worked out from one above that is
  // being changed. A page on top that stays there needs neither.
  if (isUuid(tenant) && (moves || parent)) await lockPageTree(db, tenant)
  const isLive = data._status === 'published'
  const above = isUuid(parent) ? await readAbove(db, parent, isLive) : []
  const refuse = (message: string) => new ValidationError({ collection: collection.slug, errors: [{ message, path: 'parent' }] })
  if (originalDoc && above.some((page) => page.id === originalDoc.id)) throw refuse('A page cannot stand below itself.')
  if (above.length >= MAX_LEVELS) throw refuse('Pages cannot be nested deeper than this.')
  data.relativePath = data.slug ? pathOf(above[0]?.path ?? null, data.slug as string) : null
  const comesThere = originalDoc?._status !== 'published' || originalDoc.relativePath !== data.relativePath
  if (isLive && comesThere && data.relativePath && isUuid(tenant) && (await isTaken(db, { id: idOf(originalDoc), path: String(data.relativePath), tenant }))) {
    throw new ValidationError({ collection: collection.slug, errors: [{ message: translatorOf(req.i18n)('slugTaken'), path: 'slug' }] })
  }
  const isGiven = data.order && !originalDoc?.id
  if (moves && !isGiven) data.order = keyAfter(await lastOrder(db, tenant, parent))
  return data
}

type Db = Awaited<ReturnType<typeof dbOf>>

/** Do visitors find another page at this address? One below the start page has the address of one on top. */
async function isTaken(db: Db, { id, path, tenant }: { id: string | null; path: string; tenant: string }): Promise<boolean> {
  await lockValue(db, 'address', tenant, path)
  const { rows } = await db.execute<{ taken: boolean }>(sql`select exists (select 1 from pages where tenant_id = ${tenant}::uuid and relative_path = ${path}
    and _status = 'published' and deleted_at is null and id is distinct from ${id}::uuid) as taken`)
  return rows[0]!.taken
}

/** The page and those above it, nearest first: among what is live, or as editors see it. */
async function readAbove(db: Db, id: string, isLive: boolean): Promise<Above[]> {
  const { rows } = isLive
    ? await db.execute<Above>(sql`with recursive up as (
          select id, parent_id, relative_path as path, 1 as level from pages where id = ${id}::uuid
          union all
          select p.id, p.parent_id, p.relative_path, up.level + 1 from pages p join up on p.id = up.parent_id where up.level <= ${MAX_LEVELS})
        select id, path from up order by level`)
    : await db.execute<Above>(sql`with recursive up as (
          select parent_id as id, version_parent_id as next, version_relative_path as path, 1 as level from _pages_v where latest and parent_id = ${id}::uuid
          union all
          select v.parent_id, v.version_parent_id, v.version_relative_path, up.level + 1 from _pages_v v join up on v.parent_id = up.next where v.latest and up.level <= ${MAX_LEVELS})
        select id, path from up order by level`)
  return rows
}

/** Where the tree has a page; it may have been moved since the save began. */
async function readPlace(db: Db, id: string): Promise<{ order?: string; parent?: string | null }> {
  const { rows } = await db.execute<{ order: string; parent: string | null }>(sql`select version_order as "order", version_parent_id as parent from _pages_v
    where latest and parent_id = ${id}::uuid and version_order is not null`)
  return rows[0] ?? {}
}

async function lastOrder(db: Db, tenant: string | null, parent: string | null): Promise<string | null> {
  const below = parent === null ? sql`version_parent_id is null` : sql`version_parent_id = ${parent}::uuid`
  const { rows } = await db.execute<{ order: string | null }>(sql`select max(version_order) as "order" from _pages_v
    where latest and version_tenant_id = ${tenant}::uuid and ${below} and version_deleted_at is null`)
  return rows[0]?.order ?? null
}
