import type { Where } from 'payload'
import { dbOf, lockValue } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { SavedView } from '@/payload-types'

/** A saved view of a list. */
export interface StoredView extends Pick<SavedView, 'id' | 'isShared' | 'query' | 'title' | 'type'> {
  tenantId: string
  /** The owner; null after their account has been deleted. */
  userId: string | null
}

/** Identifies a user's views of a list. */
interface ViewOwner {
  tenantId: string
  type: string
  userId: string
}

const toStored = ({ id, isShared, query, tenant, title, type, user }: SavedView): StoredView => ({
  id,
  isShared,
  query,
  tenantId: required(idOf(tenant), 'the tenant of a saved view'),
  title,
  type,
  userId: idOf(user),
})

const LOCAL = {
  collection: 'saved-views',
  depth: 0,
  // Operations decide who may see and change a view: it depends on the list, and admins change shared views.
  overrideAccess: true,
} as const

const isOfList = ({ tenantId, type }: Pick<ViewOwner, 'tenantId' | 'type'>): Where[] => [
  { tenant: { equals: tenantId } },
  { type: { equals: type } },
]

/** Lists a user's own views of a list and those shared by colleagues, by title. */
export async function viewsFor(req: Transaction, owner: ViewOwner): Promise<StoredView[]> {
  const isVisible: Where = { or: [{ user: { equals: owner.userId } }, { isShared: { equals: true } }] }
  const where = { and: [...isOfList(owner), isVisible] }
  return (await req.payload.find({ ...LOCAL, pagination: false, req, sort: ['title', 'id'], where })).docs.map(toStored)
}

export async function countViews(req: Transaction, owner: ViewOwner): Promise<number> {
  const where = { and: [...isOfList(owner), { user: { equals: owner.userId } }] }
  return (await req.payload.count({ ...LOCAL, req, where })).totalDocs
}

/** Stores a view. @returns its id */
export async function addView(
  req: Transaction,
  { tenantId, userId, ...view }: Omit<StoredView, 'id'>,
): Promise<string> {
  return (await req.payload.create({ ...LOCAL, data: { ...view, tenant: tenantId, user: userId }, req })).id
}

export async function readView(req: Transaction, id: string): Promise<StoredView | null> {
  const view = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req })
  return view && toStored(view)
}

/** Reads a view and locks it until the end of the transaction: Payload writes all fields, changed or not. */
export async function lockView(req: Transaction, id: string): Promise<StoredView | null> {
  await lockValue(await dbOf(req), 'saved-views', id)
  return readView(req, id)
}

export async function writeView(
  req: Transaction,
  id: string,
  data: Partial<Pick<StoredView, 'isShared' | 'query' | 'title'>>,
): Promise<void> {
  await req.payload.update({ ...LOCAL, data, id, req })
}

export async function deleteView(req: Transaction, id: string): Promise<void> {
  await req.payload.delete({ ...LOCAL, id, req })
}

/** Deletes the private views of a user. Shared views stay with the tenant. */
export async function deletePrivateViews(req: Transaction, userId: string): Promise<void> {
  await req.payload.delete({
    ...LOCAL,
    req,
    where: { and: [{ user: { equals: userId } }, { isShared: { equals: false } }] },
  })
}
