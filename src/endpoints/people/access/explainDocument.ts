import { createLocalReq, type Access, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import type { ContentType } from '@/access/contentType'
import { idOf, required } from '@/lib/values'
import { permissionKey, publishKey, type PermissionKey, type Verb } from '@/access/permissions'
import { notFound } from '@/endpoints/OperationError'
import type { Explained } from './explainKey'
import { countStored, findStored } from '@/database/documents/stored'

interface ExplainOptions {
  /** Explains why the person has or lacks a permission. */
  explain: (key: PermissionKey) => Explained
  id: string
  tenantId: string
  type: ContentType
  userId: string
}

/** `document`: the person holds the permission, but the access rules refuse this document. */
export type ExplainedVerb = Omit<Explained, 'reason'> & { reason: Explained['reason'] | 'document'; verb: Verb }

interface AccessRule {
  rule: 'delete' | 'read' | 'update'
  /** Data of the update. */
  data?: { _status: 'published' }
}

const RULES: [verb: Verb, rule: AccessRule][] = [
  ['view', { rule: 'read' }],
  ['manage', { rule: 'update' }],
  ['publish', { data: { _status: 'published' }, rule: 'update' }],
  ['delete', { rule: 'delete' }],
]

/**
 * Explains a person's permissions on one document by evaluating the collection's access rules as that person.
 * @throws OperationError 404 if the document does not exist, belongs to another tenant, or is not visible to the caller
 */
export async function explainDocument(
  req: PayloadRequest,
  { explain, id, tenantId, type: { group, slug }, userId }: ExplainOptions,
): Promise<{ id: string; collection: string; verbs: ExplainedVerb[] }> {
  const document = await findStored<{ id: string; tenant?: unknown }>(req, {
    collection: slug as CollectionSlug,
    select: { tenant: true },
    where: { id: { equals: id } },
  })
  if (!document || idOf(document.tenant) !== tenantId || !(await allows(req, { id, slug }, { rule: 'read' })))
    throw notFound('people')
  const user = await findStored<{ id: string }>(req, {
    collection: 'users',
    where: { id: { equals: userId } },
  })
  const personReq = await createLocalReq(
    { user: { ...required(user, `user ${userId}`), collection: 'users' } as PayloadRequest['user'] & object },
    req.payload,
  )
  const verbs: ExplainedVerb[] = []
  for (const [verb, rule] of RULES) {
    const explained = explain(verb === 'publish' ? publishKey(group) : permissionKey(group.name, verb))
    const allowed = await allows(personReq, { id, slug }, rule)
    verbs.push(
      explained.allowed && !allowed
        ? { ...explained, allowed, reason: 'document', verb }
        : { ...explained, allowed, verb },
    )
  }
  return { id, collection: slug, verbs }
}

/** Whether the collection's rule allows the request's user to do this with the document. */
async function allows(
  req: PayloadRequest,
  { id, slug }: { id: string; slug: string },
  { data, rule }: AccessRule,
): Promise<boolean> {
  const access: Access = req.payload.collections[slug as CollectionSlug].config.access[rule]
  const result = await access({ data, id, req })
  if (typeof result === 'boolean') return result
  const where: Where = { and: [{ id: { equals: id } }, result] }
  const { totalDocs } = await countStored(req, { collection: slug as CollectionSlug, where })
  return totalDocs > 0
}
