import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { keyAfter } from '../../lib/content/orderKeys'
import { pathOf } from '../../lib/pages/pathOf'

interface Placed {
  id: string
  order?: string | null
  parent?: string | null
  relativePath?: string | null
}

/** Longest chain of pages below one another. */
const MAX_LEVELS = 20

/** Gives a page its place among its siblings and its address, and refuses to hang it below itself. */
export const placePage: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const parentId = idOf(data.parent)
  const parent = parentId ? await ancestorsOf(req, parentId) : []
  if (originalDoc && parent.some((page) => page.id === originalDoc.id)) {
    throw new ValidationError({ collection: collection.slug, errors: [{ message: 'A page cannot stand below itself.', path: 'parent' }] })
  }
  if (parent.length >= MAX_LEVELS) {
    throw new ValidationError({ collection: collection.slug, errors: [{ message: 'Pages cannot be nested deeper than this.', path: 'parent' }] })
  }
  data.relativePath = data.slug ? pathOf(parent[0]?.relativePath ?? null, data.slug as string) : null
  const isNew = !originalDoc?.order || parentId !== idOf(originalDoc.parent)
  if (isNew && !data.order) data.order = keyAfter(await lastOrder(req, idOf(data.tenant), parentId))
  return data
}

/** The page and those above it, nearest first. */
async function ancestorsOf(req: PayloadRequest, id: string): Promise<Placed[]> {
  const chain: Placed[] = []
  for (let next: string | null = id; next && chain.length <= MAX_LEVELS; ) {
    const page: Placed | null = await req.payload.db.findOne<Placed>({
      collection: 'pages',
      req,
      select: { parent: true, relativePath: true },
      where: { id: { equals: next } },
    })
    if (!page) break
    chain.push(page)
    next = idOf(page.parent)
  }
  return chain
}

async function lastOrder(req: PayloadRequest, tenant: string | null, parent: string | null): Promise<string | null> {
  const last = await req.payload.db.find<Placed>({
    collection: 'pages',
    limit: 1,
    pagination: false,
    req,
    select: { order: true },
    sort: '-order',
    where: { and: [{ tenant: { equals: tenant } }, parent ? { parent: { equals: parent } } : { parent: { exists: false } }] },
  })
  return last.docs[0]?.order ?? null
}
