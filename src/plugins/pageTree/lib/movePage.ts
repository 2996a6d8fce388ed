import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { changeOutsideForm } from '../../../collections/saves/changeOutsideForm'
import { dbOf } from '../../../database/dbOf'
import { lockPageTree } from '../../../database/locks'
import { conflict, notFound } from '../../../endpoints/OperationError'
import { AREA, findSpot, type Spot } from './findSpot'
import type { Instruction } from './instruction'
import { hasSlug, placeOf, type Place } from './place'
import { rekeySiblings } from './rekeySiblings'
import { settleDraftPaths } from './settleDraftPaths'
import { settleLivePaths } from './settleLivePaths'

export interface Move {
  instruction: Instruction
  itemId: string
  targetId: string
}

/**
 * Moves a page with all that stands below it, in the request's transaction. What is live moves for visitors at once,
 * with redirects from its old addresses; a draft moves for visitors when it is published. A form of the page that is open
 * goes on where the page stands by then.
 * @returns where it stood and where it stands
 * @throws APIError 423 where somebody else is editing the page
 */
export const movePage = (req: PayloadRequest, tenant: string, move: Move): Promise<{ from: Spot; to: Spot }> =>
  changeOutsideForm(req, { collection: 'pages', fields: ['order', 'parent', 'relativePath'], id: move.itemId }, () => moveWithin(req, tenant, move))

async function moveWithin(req: PayloadRequest, tenant: string, { instruction, itemId, targetId }: Move): Promise<{ from: Spot; to: Spot }> {
  const db = await dbOf(req)
  await lockPageTree(db, tenant)
  const [item, target] = [await placeOf(db, itemId), await placeOf(db, targetId)]
  if (!item || target?.tenant !== item.tenant || item.tenant !== tenant) throw notFound(AREA)
  const to = await spotOf(req, item, target, instruction)
  const isNewParent = to.parent !== item.parent
  if (isNewParent && item.slug && (await hasSlug(db, { except: item.id, parent: to.parent, tenant }, item.slug))) {
    throw conflict(AREA, 'A page with the same address stands there already. Change one of the two first.')
  }
  await write(req, item, to)
  if (isNewParent) {
    await settleDraftPaths(db, item.id)
    if (item.isSettled) await settleLivePaths(req, tenant, item.id)
  }
  return { from: { order: item.order ?? '', parent: item.parent }, to }
}

/** Keys that leave no room, made before trees were locked, are made anew once. */
async function spotOf(req: PayloadRequest, item: Place, target: Place, instruction: Instruction): Promise<Spot> {
  const db = await dbOf(req)
  const distinct = await rekeySiblings(db, item.tenant, [target.parent, target.id])
  const fresh = distinct ? target : (await placeOf(db, target.id))!
  return findSpot(db, item, fresh, instruction)
}

/** The newest version, what is live where that is the same (or nothing is), and who refers to whom: a row each. */
async function write(req: PayloadRequest, item: Place, { order, parent }: Spot): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`update _pages_v set version_parent_id = ${parent}::uuid, version_order = ${order} where parent_id = ${item.id}::uuid and latest`)
  if (item.isSettled || !item.isLive) await db.execute(sql`update pages set parent_id = ${parent}::uuid, "order" = ${order} where id = ${item.id}::uuid`)
  if (parent === item.parent) return
  const own = sql`collection = 'pages' and document_id = ${item.id}::uuid and path = 'parent' and state = ${item.isSettled ? 'published' : 'draft'}`
  if (parent === null) await db.execute(sql`delete from document_references where ${own}`)
  else if (item.parent === null) {
    await db.execute(sql`insert into document_references (tenant_id, collection, document_id, state, locale, path, target_collection, target_id)
      values (${item.tenant}::uuid, 'pages', ${item.id}::uuid, ${item.isSettled ? 'published' : 'draft'}, '', 'parent', 'pages', ${parent}::uuid)`)
  } else await db.execute(sql`update document_references set target_id = ${parent}::uuid where ${own}`)
}
