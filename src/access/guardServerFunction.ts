import { docAccessOperation, Forbidden, type CollectionSlug, type PayloadRequest } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { findStored } from '@/database/documents/stored'
import { idOf, isUuid } from '../lib/values'
import { canAccess, canAccessAll } from './canAccess'
import { hasPermission, isMember } from './person'
import { permissionKey } from './permissions'
import { personOf } from './personOf'
import { callboardOf } from './registryOf'

type Args = Record<string, unknown> & { req: PayloadRequest }

/**
 * Authorises a call of the admin's server functions. Payload's own trust their arguments: they lock and schedule any
 * document, and render a form for any tenant in the data.
 * @returns the arguments to continue with
 * @throws Forbidden if a document or tenant is not accessible or does not exist
 */
export async function guardServerFunction(name: string, args: Args): Promise<Args> {
  const { req } = args
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
    case 'form-state':
      return guardFormState(args)
    case 'get-upcoming-scheduled-publish':
      await assertAccess(req, args.collectionSlug, args.id, 'update')
      return args
    case 'schedule-publish':
      return guardSchedule(args)
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

/** Documents, collections and tenants that the arguments of a server function refer to. */
export interface ServerFunctionTargets {
  /** Collection slugs. */
  collections: string[]
  /** Documents in addition to the one that the function acts on. */
  documents: { collection: string; id: string }[]
  /** Values of tenant fields. Not validated: they may be no ids. */
  tenants: string[]
}

type Values = Record<string, unknown>

/** Arguments that the server adds. */
const SERVER_ARGUMENTS = new Set(['cookies', 'importMap', 'locale', 'permissions', 'req', 'user'])

/** Arguments that hold a whole document. Blocks and rows have ids of another kind. */
const WHOLE_DOCUMENTS = new Set(['documentFormState', 'initialData'])

/** Arguments that hold a whole document if the form covers all fields of the collection. */
const WHOLE_IN_FORM = new Set(['data', 'formState'])

/**
 * Collects the documents and tenants in the arguments of a server function, wherever they occur: data, initial data,
 * form states of documents and blocks, rows of a table and its parent, and paths.
 */
export function collectTargets(args: Values): ServerFunctionTargets {
  const { collectionSlug, paramsOverride, parent, schemaPath } = args
  const isWholeForm = schemaPath === undefined || schemaPath === null || schemaPath === collectionSlug
  const targets: ServerFunctionTargets = {
    collections: [collectionSlug]
      .flat()
      .filter((slug) => slug !== undefined && slug !== null)
      .map(String),
    documents: [],
    tenants: [],
  }
  const addDocument = (collection: unknown, id: unknown) => {
    if (isUuid(id)) targets.documents.push({ collection: String(collection), id })
  }
  for (const [name, value] of Object.entries(args)) {
    if (SERVER_ARGUMENTS.has(name) || !isValues(value)) continue
    const isWhole = WHOLE_DOCUMENTS.has(name) || (WHOLE_IN_FORM.has(name) && isWholeForm)
    for (const document of [value, ...(/formState$/i.test(name) ? [readIdentity(value)] : [])]) {
      targets.tenants.push(...tenantsIn(document))
      if (isWhole) addDocument(collectionSlug, document.id)
    }
    for (const row of rowsOf(value)) {
      const { relationTo, value: relatedDocument } = row
      targets.tenants.push(...tenantsIn(row), ...(isValues(relatedDocument) ? tenantsIn(relatedDocument) : []))
      addDocument(relationTo ?? collectionSlug, relationTo ? (idOf(relatedDocument) ?? row.id) : row.id)
    }
  }
  if (isValues(parent)) addDocument(parent.collectionSlug, parent.id)
  const segments: unknown[] =
    isValues(paramsOverride) && Array.isArray(paramsOverride.segments) ? paramsOverride.segments : []
  const [kind, slug, ...path] = segments.filter((segment) => segment !== 'trash')
  if (kind === 'collections') addDocument(slug, path[0])
  const pathCollection = typeof schemaPath === 'string' ? /^collection\.([^.]+)/.exec(schemaPath)?.[1] : undefined
  if (pathCollection) targets.collections.push(pathCollection)
  return { ...targets, collections: [...targets.collections, ...targets.documents.map(({ collection }) => collection)] }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const tenantsIn = ({ tenant }: Values): string[] => {
  const id = idOf(tenant)
  return id === null ? [] : [id]
}

const rowsOf = ({ docs }: Values): Values[] => (Array.isArray(docs) ? docs.filter(isValues) : [])

/** Reads id and tenant of a form state with the function by which Payload turns it into data. */
function readIdentity(state: Values): Values {
  const entries = Object.entries(state).filter(([path]) => /^(?:id|tenant)(?:\.|$)/.test(path))
  return reduceFieldsToValues(Object.fromEntries(entries) as Parameters<typeof reduceFieldsToValues>[0], true)
}
