import { docAccessOperation, Forbidden, UnauthorizedError, type CollectionSlug, type PayloadRequest } from 'payload'
import { findStored } from '@/database/documents/stored'
import { isRecord, isUuid, ownValue } from '@/lib/values'
import { canAccess, canAccessAll } from './canAccess'
import { hasPermission, isMember } from './person'
import { permissionKey } from './permissions'
import { personOf } from './personOf'
import { callboardOf } from './registryOf'
import { validateServerFunctionInput } from './serverFunctionInput'
import { collectTargets } from './serverFunctionTargets'

type Args = Record<string, unknown> & { req: PayloadRequest }

/**
 * Authorises a call of the admin's server functions. Payload's own trust their arguments: they lock and schedule any
 * document, and render a form for any tenant in the data.
 * @returns the arguments to continue with
 * @throws UnauthorizedError if nobody is signed in
 * @throws Forbidden if a document or tenant is not accessible or does not exist
 * @throws APIError 400 or 404 for arguments that the function cannot work with
 */
export async function guardServerFunction(name: string, args: Args): Promise<Args> {
  const { req } = args
  if (!req.user) throw new UnauthorizedError(req.t)
  validateServerFunctionInput(name, args)
  const { collections, documents, tenants } = collectTargets(args)
  // Locks, jobs and preferences of all users. No screen lists them.
  if (collections.some((slug) => slug.startsWith('payload-'))) throw new Forbidden(req.t)
  for (const tenant of new Set(tenants))
    if (!(await canViewTenant(req, args.collectionSlug, tenant))) throw new Forbidden(req.t)
  for (const [collection, all] of Map.groupBy(documents, ({ collection: slug }) => slug)) {
    if (
      !(await canAccessAll(
        req,
        collection,
        all.map(({ id }) => id),
        'read',
      ))
    )
      throw new Forbidden(req.t)
  }
  switch (name) {
    case 'copy-data-from-locale':
      await assertCanCopy(args)
      return args
    case 'form-state':
      return guardFormState(args)
    case 'get-upcoming-scheduled-publish':
      await assertAccess(req, args.collectionSlug, args.id, 'update')
      return args
    case 'schedule-publish':
      return guardSchedule(args)
    case 'table-state':
      assertCanList(args)
      return args
    default:
      return args
  }
}

/** Whether the user may view this content type in the tenant; for other collections, whether they are a member. */
async function canViewTenant(req: PayloadRequest, collection: unknown, tenant: unknown): Promise<boolean> {
  if (!isUuid(tenant)) return false
  const person = await personOf(req)
  const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === collection)
  return type ? hasPermission(person, permissionKey(type.group.name, 'view'), tenant) : isMember(person, tenant)
}

/** Read access is enough to see the form; locking requires update access. */
async function guardFormState(args: Args): Promise<Args> {
  const { collectionSlug, id, req } = args
  if (id === undefined || id === null || !collectionSlug) return withPermissions(args)
  await assertAccess(req, collectionSlug, id, 'read')
  if (!args.returnLockStatus) return args
  return { ...args, returnLockStatus: await canAccess(req, String(collectionSlug), String(id), 'update') }
}

/**
 * Adds the document permissions of a new document if the screen does not send them. Payload's bulk upload drawer
 * requests its fields before it knows them, which would make fields with custom components read-only.
 */
async function withPermissions(args: Args): Promise<Args> {
  const { collectionSlug, docPermissions, renderAllFields, req } = args
  const collection = Object.hasOwn(req.payload.collections, String(collectionSlug))
    ? req.payload.collections[collectionSlug as CollectionSlug]
    : null
  if (!collection || !renderAllFields || docPermissions) return args
  return { ...args, docPermissions: await docAccessOperation({ collection, req }) }
}

/** Payload reads the permissions of the listed collection without checking that there are any. */
function assertCanList({ collectionSlug, permissions, req }: Args): void {
  if (Array.isArray(collectionSlug)) return
  const collections = isRecord(permissions) && isRecord(permissions.collections) ? permissions.collections : {}
  if (!ownValue(collections, String(collectionSlug))) throw new Forbidden(req.t)
}

/** Copying between languages changes the document. */
async function assertCanCopy({ collectionSlug, docID, globalSlug, req }: Args): Promise<void> {
  if (!globalSlug) return assertAccess(req, collectionSlug, docID, 'update')
  const global = req.payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (!(await global?.access.update({ req }))) throw new Forbidden(req.t)
}

async function guardSchedule(args: Args): Promise<Args> {
  const { deleteID, doc, req } = args
  if (deleteID !== undefined && deleteID !== null) await assertTargetAccess(req, await readJobTarget(req, deleteID))
  if (doc !== undefined || deleteID === undefined || deleteID === null) await assertTargetAccess(req, doc)
  return args
}

async function readJobTarget(req: PayloadRequest, id: unknown): Promise<unknown> {
  if (!isUuid(id)) return null
  const where = { id: { equals: id } }
  const job = await findStored<{ id: string; input?: { doc?: unknown } }>(req, {
    collection: 'payload-jobs',
    where,
  })
  return job?.input?.doc
}

async function assertTargetAccess(req: PayloadRequest, target: unknown): Promise<void> {
  const { relationTo, value } = (typeof target === 'object' && target !== null ? target : {}) as {
    relationTo?: unknown
    value?: unknown
  }
  await assertAccess(req, relationTo, value, 'update')
}

async function assertAccess(
  req: PayloadRequest,
  collection: unknown,
  id: unknown,
  verb: 'read' | 'update',
): Promise<void> {
  const allowed = typeof collection === 'string' && isUuid(id) && (await canAccess(req, collection, id, verb))
  if (!allowed) throw new Forbidden(req.t)
}
