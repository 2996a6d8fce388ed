import type { BasePayload } from 'payload'
import { z } from 'zod'
import { deleteStored, updateStored } from '@/database/documents/stored'
import { maskLockHolder } from '@/collections/hooks/locks'
import { type AnyOperation, defineOperation } from '@/endpoints/define'
import { toEndpoint } from '@/endpoints/runOperation'
import { canAccess } from '@/access/canAccess'
import { findDocumentLock, findLockById } from '@/access/documentLocks'
import { forbidden, notFound } from '@/endpoints/OperationError'
import { member, signedIn } from '@/endpoints/routeRules'
import { siteMoments } from '@/endpoints/documents/siteMoments'
import { contentTypeOf, tenantOfDocument } from '@/endpoints/documents/siteDocument'
import { translatorOf } from '@/i18n/translator'
import { releaseOwnLock } from './releaseOwnLock'

/** Takes over the lock of a document that another user was editing. Users can only take over for themselves. */
const takeOverLock = defineOperation({
  name: 'takeOverLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid(), user: z.strictObject({ relationTo: z.literal('users'), value: z.uuid() }) }),
  method: 'patch',
  output: z.object({ message: z.string() }),
  path: '/payload-locked-documents/:id',
  run: async ({ input: { id, user }, person, req }) => {
    const lock = await findLockById(req, id)
    if (!lock || !(await canAccess(req, lock.collection, lock.document, 'update'))) throw notFound('locks')
    if (user.value !== person?.id) throw forbidden('locks', translatorOf(req.i18n)('refusedTakeOver'))
    await updateStored(req, {
      id,
      collection: 'payload-locked-documents',
      data: { user },
      returning: false,
    })
    return { message: 'Taken over' }
  },
  summary: 'Take over the lock of a document',
  who: signedIn,
})

/** Releases the user's own lock. */
const releaseLock = defineOperation({
  name: 'releaseLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ message: z.string() }),
  path: '/payload-locked-documents/:id',
  run: async ({ input: { id }, person, req }) => {
    const lock = await findLockById(req, id)
    if (!lock || lock.holder !== person?.id) throw notFound('locks')
    await deleteStored(req, {
      collection: 'payload-locked-documents',
      returning: false,
      where: { id: { equals: id } },
    })
    return { message: 'Released' }
  },
  summary: 'Release your lock on a document',
  who: signedIn,
})

const TYPE_PARAM = 'where[document.relationTo][equals]'
const DOCUMENT_PARAM = 'where[document.value][equals]'

/** Finds the lock of a document, for users who can update it. The edit view uses this path and query. */
const findLock = defineOperation({
  name: 'findLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ [DOCUMENT_PARAM]: z.uuid(), [TYPE_PARAM]: z.string().max(60) }),
  method: 'get',
  output: z.object({ docs: z.array(z.object({ id: z.string() })) }),
  path: '/payload-locked-documents',
  run: async ({ input, req }) => {
    const [type, id] = [input[TYPE_PARAM], input[DOCUMENT_PARAM]]
    if (type.startsWith('payload-') || !(await canAccess(req, type, id, 'update'))) throw notFound('locks')
    const lock = await findDocumentLock(req, type, id)
    return { docs: lock ? [{ id: lock.id }] : [] }
  },
  summary: 'Find the lock of a document',
  who: signedIn,
})

const SLUG = 'payload-locked-documents'

/** The lock operations that the edit view calls, at Payload's own paths. */
export const lockOperations: AnyOperation[] = [findLock, takeOverLock, releaseLock]

/**
 * Registers the lock operations before Payload's own endpoints, and adds the holder's name to locks. Runs on init,
 * because Payload adds the collection after the configuration is built.
 */
export function registerLockOperations({ collections }: BasePayload): void {
  const { config } = collections[SLUG]
  const own = lockOperations.map((operation) =>
    toEndpoint({ ...operation, path: operation.path.slice(SLUG.length + 1) || '/' }),
  )
  config.endpoints = [...own, ...(config.endpoints || [])]
  config.hooks.afterRead.push(maskLockHolder)
}

/** Reads when the holder of a document's lock last changed it, in the tenant's format. */
export const readLock = defineOperation({
  name: 'readLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    /** In the tenant's time zone, with its name; null if nobody is editing the document. */
    changed: z.string().nullable(),
  }),
  path: '/documents/:type/:id/lock',
  run: async ({ input: { id, type }, req, tenantId }) => {
    const { slug } = contentTypeOf(req, type)
    if (!tenantId || !(await canAccess(req, slug, id, 'update'))) throw notFound('locks')
    const lock = await findDocumentLock(req, slug, id)
    return { changed: lock?.isFresh ? (await siteMoments(req, tenantId)).formatWithZone(lock.changedAt) : null }
  },
  summary: 'Read when a locked document was last changed',
  tenant: tenantOfDocument,
  who: member,
})

/**
 * Releases the user's own lock on a document. The response reveals neither whether the document exists nor whether
 * another user has locked it.
 */
export const leaveDocument = defineOperation({
  name: 'leaveDocument',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'post',
  output: z.object({ message: z.string() }),
  path: '/documents/:type/:id/leave',
  run: async ({ input: { id, type }, person, req }) => {
    await releaseOwnLock(req, { collection: contentTypeOf(req, type).slug, id, person: person?.id })
    return { message: 'Left' }
  },
  summary: 'Release your lock when you leave a document',
  who: signedIn,
})
