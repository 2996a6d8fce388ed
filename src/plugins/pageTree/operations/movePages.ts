import { z } from 'zod'
import { ValidationError, type PayloadRequest } from 'payload'
import { writeLivePaths, writeDraftPaths } from '@/database/pages/addresses'
import type { MovedDocument } from '@/database/website/redirects'
import { redirectFrom } from '@/collections/Redirects/redirectFrom'
import { claimOfPaths, findClaim, lockSlug } from '@/collections/hooks/freeSlug'
import {
  changeOutsideForm,
  conflict,
  defineOperation,
  forbidden,
  notFound,
  translatorOf,
  withAnyPermission,
} from '@/exports/server'
import { lockPageTree } from '@/database/transactions'
import {
  hasSlug,
  rekeySiblings,
  type PagePosition,
  readPageName,
  readPosition,
  tenantOfPage,
  writePosition,
} from '@/database/pages/places'
import { PAGES } from '@/collections/groups'
import { canPublish } from '@/access/personOf'
import { AREA, findPosition, instruction, type Instruction, type Spot } from '../lib/findPosition'
import { required } from '@/lib/values'

const spot = z.object({ order: z.string(), parent: z.uuid().nullable() })

/** Moves a page in the tree with everything below it. */
export const movePages = defineOperation({
  name: 'movePages',
  area: 'pages',
  audit: 'pages.moved',
  input: z.strictObject({ instruction, itemId: z.uuid(), targetId: z.uuid() }),
  method: 'post',
  output: z.object({ from: spot, message: z.string(), to: spot }),
  path: '/pages/navigation',
  run: async ({ audit, input, req, tenantId }) => {
    const before = await readPageName(req, input.itemId)
    const { from, to } = await movePage(req, tenantId, input)
    audit({ after: await readPageName(req, input.itemId), before, target: `pages/${input.itemId}` })
    return { from, message: 'Reorganised the site tree successfully.', to }
  },
  summary: 'Move a page in the tree',
  tenant: ({ itemId }, req) => tenantOfPage(req, itemId),
  who: withAnyPermission('pages:manage'),
})

/**
 * Updates the live paths of a page and its descendants in one statement, and creates redirects from those that have
 * changed.
 * @throws ValidationError if a page below would have the address of a document (`/events/tours`)
 */
export async function updateLivePaths(req: PayloadRequest, tenant: string, id: string): Promise<void> {
  const rows = await writeLivePaths(req, id)
  const below = rows.flatMap((row) => (row.id !== id && row.path ? [row.path] : []))
  const claim = await claimOfPaths(req, tenant, below)
  if (claim)
    throw new ValidationError({
      collection: 'pages',
      errors: [{ message: translatorOf(req.i18n)('slugTakenBelow'), path: 'slug' }],
    })
  const moved = rows.flatMap(({ before, id: page, path, wasPublished }): MovedDocument[] =>
    wasPublished && before && path && before !== path ? [{ from: before, id: page, to: path }] : [],
  )
  if (moved.length > 0) await redirectFrom(req, { collection: 'pages', moved, tenant })
}

interface Move {
  instruction: Instruction
  itemId: string
  targetId: string
}

/**
 * Moves a page and everything below it in the request's transaction. A live page moves for visitors at once, with
 * redirects from its old paths; a draft moves for visitors when it is published. Open forms of the page continue with
 * the new position.
 * @returns the previous and the new position
 * @throws OperationError 403 if the move is visible to visitors and the user may not publish; APIError 423 if somebody
 *   else is editing the page
 */
const movePage = (req: PayloadRequest, tenant: string, move: Move): Promise<{ from: Spot; to: Spot }> =>
  changeOutsideForm(req, { collection: 'pages', fields: ['order', 'parent', 'relativePath'], id: move.itemId }, () =>
    moveWithin(req, tenant, move),
  )

async function moveWithin(
  req: PayloadRequest,
  tenant: string,
  { instruction, itemId, targetId }: Move,
): Promise<{ from: Spot; to: Spot }> {
  const item = await lockAndRead(req, tenant, itemId)
  const target = await readPosition(req, targetId)
  if (!item || target?.tenant !== item.tenant || item.tenant !== tenant) throw notFound(AREA)
  if (item.isLive && item.isSettled && !(await canPublish(req, PAGES, tenant)))
    throw forbidden(AREA, translatorOf(req.i18n)('publishNotAllowed'))
  const to = await resolveSpot(req, item, target, instruction)
  const isNewParent = to.parent !== item.parent
  if (isNewParent && item.slug && (await hasSlug(req, { except: item.id, parent: to.parent, tenant }, item.slug))) {
    throw conflict(AREA, translatorOf(req.i18n)('pagesRefused_taken'))
  }
  if (isNewParent && item.slug) {
    const document = { id: item.id, parent: to.parent, tenant }
    const claim = await findClaim(req, { collection: 'pages', document, scope: 'siblings', slug: item.slug })
    if (claim) throw conflict(AREA, translatorOf(req.i18n)(claim))
  }
  await writePosition(req, item, to)
  if (isNewParent) {
    await writeDraftPaths(req, item.id)
    if (item.isSettled) await updateLivePaths(req, tenant, item.id)
  }
  return { from: { order: item.order ?? '', parent: item.parent }, to }
}

/**
 * Locks the slug of a page, because a page that is created at the top locks nothing else, and then the tree. Slugs are
 * locked before the tree everywhere.
 * @returns its position, which nobody changes from here on
 */
async function lockAndRead(req: PayloadRequest, tenant: string, id: string): Promise<PagePosition | null> {
  const before = await readPosition(req, id)
  if (before?.slug) await lockSlug(req, 'pages', before.slug, tenant, true)
  else await lockPageTree(req, tenant)
  const item = await readPosition(req, id)
  // Somebody has renamed it while this waited.
  if (item?.slug && item.slug !== before?.slug) await lockSlug(req, 'pages', item.slug, tenant)
  return item
}

/** Order keys without room between them, from before the tree was locked, are regenerated once. */
async function resolveSpot(
  req: PayloadRequest,
  item: PagePosition,
  target: PagePosition,
  instruction: Instruction,
): Promise<Spot> {
  const distinct = await rekeySiblings(req, item.tenant, [target.parent, target.id])
  const currentTarget = distinct ? target : required(await readPosition(req, target.id), `page ${target.id}`)
  return findPosition(req, item, currentTarget, instruction)
}
