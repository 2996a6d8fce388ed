import { docAccessOperation, Forbidden, type CollectionSlug, type PayloadRequest } from 'payload'
import { isUuid } from '../lib/ids/isUuid'
import { canTouch, canTouchAll } from './canTouch'
import { givenToServerFunction } from './givenToServerFunction'
import { holds, isMember } from './person'
import { permissionKey } from './permissions'
import { personOf } from './personOf'
import { callboardOf } from './registryOf'
import { findStored } from '@/database/documents/stored'

type Args = Record<string, unknown> & { req: PayloadRequest }

/**
 * Stands before the functions that the admin's screens call in the server. Payload's believe what they are given: they
 * lock and schedule whatever document they are told, and draw a form for whatever tenant its data names.
 * @returns the arguments to go on with
 * @throws Forbidden, for what is of another tenant as for what does not exist
 */
export async function guardServerFunction(name: string, args: Args): Promise<Args> {
  const { req } = args
  const { collections, documents, tenants } = givenToServerFunction(args)
  // Locks, jobs and preferences of everybody: no screen lists them.
  if (collections.some((slug) => slug.startsWith('payload-'))) throw new Forbidden(req.t)
  for (const tenant of new Set(tenants))
    if (!(await mayLookInto(req, args.collectionSlug, tenant))) throw new Forbidden(req.t)
  for (const [collection, all] of Map.groupBy(documents, ({ collection: slug }) => slug)) {
    if (
      !(await canTouchAll(
        req,
        collection,
        all.map(({ id }) => id),
        'read',
      ))
    )
      throw new Forbidden(req.t)
  }
  switch (name) {
    case 'form-state':
      return guardFormState(args)
    case 'get-upcoming-scheduled-publish':
      await mustTouch(req, args.collectionSlug, args.id, 'update')
      return args
    case 'schedule-publish':
      return guardSchedule(args)
    default:
      return args
  }
}

/** Whoever may view this kind of content in the tenant; of other collections, every member. */
async function mayLookInto(req: PayloadRequest, collection: unknown, tenant: unknown): Promise<boolean> {
  if (!isUuid(tenant)) return false
  const person = await personOf(req)
  const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === collection)
  return type ? holds(person, permissionKey(type.group.name, 'view'), tenant) : isMember(person, tenant)
}

/** Whoever may read a document sees its form; only who may change it locks it. */
async function guardFormState(args: Args): Promise<Args> {
  const { collectionSlug, id, req } = args
  if (id === undefined || id === null || !collectionSlug) return withPermissions(args)
  await mustTouch(req, collectionSlug, id, 'read')
  if (!args.returnLockStatus) return args
  return { ...args, returnLockStatus: await canTouch(req, String(collectionSlug), String(id), 'update') }
}

/**
 * Says what may be done with the fields of a new document where a screen does not. Payload's drawer for many files asks
 * for them before it knows, and then fields with a component of their own stay closed to whoever may fill them in.
 */
async function withPermissions(args: Args): Promise<Args> {
  const { collectionSlug, docPermissions, renderAllFields, req } = args
  const collection = Object.hasOwn(req.payload.collections, String(collectionSlug))
    ? req.payload.collections[collectionSlug as CollectionSlug]
    : null
  if (!collection || !renderAllFields || docPermissions) return args
  return { ...args, docPermissions: await docAccessOperation({ collection, req }) }
}

async function guardSchedule(args: Args): Promise<Args> {
  const { deleteID, doc, req } = args
  if (deleteID !== undefined && deleteID !== null) await mustTouchTarget(req, await targetOfJob(req, deleteID))
  if (doc !== undefined || deleteID === undefined || deleteID === null) await mustTouchTarget(req, doc)
  return args
}

async function targetOfJob(req: PayloadRequest, id: unknown): Promise<unknown> {
  if (!isUuid(id)) return null
  const where = { id: { equals: id } }
  const job = await findStored<{ id: string; input?: { doc?: unknown } }>(req, {
    collection: 'payload-jobs',
    where,
  })
  return job?.input?.doc
}

async function mustTouchTarget(req: PayloadRequest, target: unknown): Promise<void> {
  const { relationTo, value } = (typeof target === 'object' && target !== null ? target : {}) as {
    relationTo?: unknown
    value?: unknown
  }
  await mustTouch(req, relationTo, value, 'update')
}

async function mustTouch(
  req: PayloadRequest,
  collection: unknown,
  id: unknown,
  verb: 'read' | 'update',
): Promise<void> {
  const allowed = typeof collection === 'string' && isUuid(id) && (await canTouch(req, collection, id, verb))
  if (!allowed) throw new Forbidden(req.t)
}
