import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readAncestors, type PagePosition, readNeighbourKey, type Siblings } from '@/database/pages/places'
import { badRequest, refused, translatorOf } from '@/exports/server'
import type { Transaction, Translator } from '@/exports/types'
import { keyBetween } from '@/lib/content/orderKeys'
import { MAX_LEVELS } from '@/lib/pages/pathOf'
import { required } from '@/lib/values'

const KINDS = ['reorder-above', 'reorder-below', 'make-child', 'reparent'] as const

/** A drop instruction: the drag library's object, of which only these fields are read, or just its type. */
export const instruction = z
  .union([
    z.enum(KINDS),
    z.looseObject({ desiredLevel: z.number().int().min(0).max(100).optional(), type: z.enum(KINDS) }),
  ])
  .transform((given) =>
    typeof given === 'string' ? { type: given } : { desiredLevel: given.desiredLevel, type: given.type },
  )

export type Instruction = z.infer<typeof instruction>

export const AREA = 'pages'

export interface Spot {
  parent: string | null
  order: string
}

/**
 * The position in which an instruction puts a page.
 * @param target the page it was dropped on
 * @throws OperationError if the position is not allowed
 */
export async function findPosition(
  req: PayloadRequest,
  item: PagePosition,
  target: PagePosition,
  { desiredLevel, type }: { desiredLevel?: number } & Pick<Instruction, 'type'>,
): Promise<Spot> {
  const t = translatorOf(req.i18n)
  const path = await readAncestors(req, target.id)
  const ownIndex = path.findIndex(({ id }) => id === item.id)
  // The last page of a branch can be moved out of it in place: it is dropped on itself, with a level above as the
  // target.
  if (ownIndex !== -1 && !(type === 'reparent' && levelOf(desiredLevel, path, t) < ownIndex))
    throw refused(AREA, t('pagesRefused_self'))
  if (type === 'make-child') {
    assertParentAllowed(path, t)
    return { order: await keyAtEnd(req, siblingsOf(item, target.id)), parent: target.id }
  }
  const beside = type === 'reparent' ? required(path[levelOf(desiredLevel, path, t)], 'a page at this level') : target
  const above = path.slice(
    0,
    path.findIndex(({ id }) => id === beside.id),
  )
  // Reordering within a draft parent is allowed.
  if (above.length > 0 && beside.parent !== item.parent) assertParentAllowed(above, t)
  const siblings = siblingsOf(item, beside.parent)
  return {
    order: await keyNextTo(req, siblings, beside, type === 'reorder-above' ? 'before' : 'after'),
    parent: beside.parent,
  }
}

function levelOf(desiredLevel: number | undefined, path: PagePosition[], t: Translator): number {
  if (desiredLevel === undefined || desiredLevel >= path.length)
    throw badRequest(AREA, t('pagesRefused_nowhere'), [
      { message: t('pagesRefused_nowhere'), path: 'instruction.desiredLevel' },
    ])
  return desiredLevel
}

const siblingsOf = (item: PagePosition, parent: string | null): Siblings => ({
  except: item.id,
  parent,
  tenant: item.tenant,
})

/** @param above the new parent and its ancestors, topmost first */
function assertParentAllowed(above: PagePosition[], t: Translator): void {
  if (!above.at(-1)?.isLive) throw refused(AREA, t('pagesRefused_draft'))
  if (above.length >= MAX_LEVELS) throw refused(AREA, t('pagesRefused_deep'))
}

async function keyAtEnd(req: Transaction, siblings: Siblings): Promise<string> {
  return keyBetween(await readNeighbourKey(req, siblings, 'before', null), null)
}

async function keyNextTo(
  req: Transaction,
  siblings: Siblings,
  beside: PagePosition,
  side: 'after' | 'before',
): Promise<string> {
  const next = await readNeighbourKey(req, siblings, side, beside.order)
  return side === 'before' ? keyBetween(next, beside.order) : keyBetween(beside.order, next)
}
