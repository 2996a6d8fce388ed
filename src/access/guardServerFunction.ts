import { Forbidden, type PayloadRequest } from 'payload'
import { canTouch } from './canTouch'
import { isUuid } from '../lib/ids/isUuid'

type Args = Record<string, unknown> & { req: PayloadRequest }

/**
 * Stands before the functions that the admin's screens call in the server. Some of Payload's act on whatever document
 * they are told: they lock it, schedule it, or take somebody's schedule away.
 * @returns the arguments to go on with
 * @throws Forbidden, for a document of another tenant as for one that does not exist
 */
export async function guardServerFunction(name: string, args: Args): Promise<Args> {
  // Locks, jobs and preferences of everybody: no screen lists them.
  if ([args.collectionSlug].flat().some((slug) => String(slug).startsWith('payload-'))) throw new Forbidden(args.req.t)
  switch (name) {
    case 'form-state':
      return guardFormState(args)
    case 'get-upcoming-scheduled-publish':
      await mustTouch(args.req, args.collectionSlug, args.id, 'update')
      return args
    case 'schedule-publish':
      return guardSchedule(args)
    default:
      return args
  }
}

/** Whoever may read a document sees its form; only who may change it locks it. */
async function guardFormState(args: Args): Promise<Args> {
  const { collectionSlug, id, req } = args
  if (id === undefined || id === null || !collectionSlug) return args
  await mustTouch(req, collectionSlug, id, 'read')
  if (!args.returnLockStatus) return args
  return { ...args, returnLockStatus: await canTouch(req, String(collectionSlug), String(id), 'update') }
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
  const job = await req.payload.db.findOne<{ id: string; input?: { doc?: unknown } }>({ collection: 'payload-jobs', req, where })
  return job?.input?.doc
}

async function mustTouchTarget(req: PayloadRequest, target: unknown): Promise<void> {
  const { relationTo, value } = (typeof target === 'object' && target !== null ? target : {}) as { relationTo?: unknown; value?: unknown }
  await mustTouch(req, relationTo, value, 'update')
}

async function mustTouch(req: PayloadRequest, collection: unknown, id: unknown, verb: 'read' | 'update'): Promise<void> {
  const allowed = typeof collection === 'string' && isUuid(id) && (await canTouch(req, collection, id, verb))
  if (!allowed) throw new Forbidden(req.t)
}
