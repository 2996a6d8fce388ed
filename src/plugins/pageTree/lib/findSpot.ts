import { pathTo, type Place } from '../../../database/pages/places'
import { keyBeside, type Siblings } from '../../../database/pages/siblings'
import type { Transaction } from '../../../database/connections'
import { badRequest, refused } from '../../../endpoints/OperationError'
import { keyBetween } from '../../../lib/content/orderKeys'
import { MAX_LEVELS } from '../../../lib/pages/levels'
import type { Instruction } from './instruction'

export const AREA = 'pages'

export interface Spot {
  parent: string | null
  order: string
}

/**
 * Where an instruction puts a page.
 * @param target the page that it was dropped on
 * @throws OperationError where a page may not stand there
 */
export async function findSpot(
  req: Transaction,
  item: Place,
  target: Place,
  { desiredLevel, type }: { desiredLevel?: number } & Pick<Instruction, 'type'>,
): Promise<Spot> {
  const path = await pathTo(req, target.id)
  const own = path.findIndex(({ id }) => id === item.id)
  // The last page of a branch is pulled out of it on the spot: it is dropped on itself, and meant is a level above.
  if (own !== -1 && !(type === 'reparent' && levelOf(desiredLevel, path) < own))
    throw refused(AREA, 'A page cannot stand below itself.')
  if (type === 'make-child') {
    allowParent(path)
    return { order: await keyAtEnd(req, siblingsOf(item, target.id)), parent: target.id }
  }
  const beside = type === 'reparent' ? path[levelOf(desiredLevel, path)]! : target
  const above = path.slice(
    0,
    path.findIndex(({ id }) => id === beside.id),
  )
  // Who stands below a draft already may change places there.
  if (above.length > 0 && beside.parent !== item.parent) allowParent(above)
  const siblings = siblingsOf(item, beside.parent)
  return {
    order: await keyNextTo(req, siblings, beside, type === 'reorder-above' ? 'before' : 'after'),
    parent: beside.parent,
  }
}

function levelOf(desiredLevel: number | undefined, path: Place[]): number {
  if (desiredLevel === undefined || desiredLevel >= path.length)
    throw badRequest(AREA, 'This page has no such level.', [
      { message: 'This page has no such level.', path: 'instruction.desiredLevel' },
    ])
  return desiredLevel
}

const siblingsOf = (item: Place, parent: string | null): Siblings => ({ except: item.id, parent, tenant: item.tenant })

/** @param above the new parent and those above it, the top one first */
function allowParent(above: Place[]): void {
  if (!above.at(-1)!.isLive) throw refused(AREA, 'A draft cannot have pages below it. Publish it first.')
  if (above.length >= MAX_LEVELS) throw refused(AREA, 'Pages cannot be nested deeper than this.')
}

async function keyAtEnd(req: Transaction, siblings: Siblings): Promise<string> {
  return keyBetween(await keyBeside(req, siblings, 'before', null), null)
}

async function keyNextTo(
  req: Transaction,
  siblings: Siblings,
  beside: Place,
  side: 'after' | 'before',
): Promise<string> {
  const next = await keyBeside(req, siblings, side, beside.order)
  return side === 'before' ? keyBetween(next, beside.order) : keyBetween(beside.order, next)
}
