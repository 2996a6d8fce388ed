import { createLocalReq, type Access, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import type { ContentType } from '../../../access/contentType'
import { idOf } from '../../../lib/values'
import { permissionKey, publishKey, type PermissionKey, type Verb } from '../../../access/permissions'
import { notFound } from '../../OperationError'
import type { Explained } from './explainKey'
import { countStored, findStored } from '@/database/documents/stored'

interface ExplainOptions {
  /** Says why the person has a permission. */
  explain: (key: PermissionKey) => Explained
  id: string
  tenantId: string
  type: ContentType
  userId: string
}

/** `document`: they hold the permission, but the rules of this document say no. */
export type ExplainedVerb = Omit<Explained, 'reason'> & { reason: Explained['reason'] | 'document'; verb: Verb }

interface AccessRule {
  rule: 'delete' | 'read' | 'update'
  /** What would be written. */
  data?: { _status: 'published' }
}

const RULES: [verb: Verb, rule: AccessRule][] = [
  ['view', { rule: 'read' }],
  ['manage', { rule: 'update' }],
  ['publish', { data: { _status: 'published' }, rule: 'update' }],
  ['delete', { rule: 'delete' }],
]

/**
 * Says what a person may do with one document, by asking the collection's own rules as that person.
 * @throws OperationError 404 for a document of another site, one that the asker may not see, or none at all
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
  const asPerson = await createLocalReq(
    { user: { ...user!, collection: 'users' } as PayloadRequest['user'] & object },
    req.payload,
  )
  const verbs: ExplainedVerb[] = []
  for (const [verb, rule] of RULES) {
    const explained = explain(verb === 'publish' ? publishKey(group) : permissionKey(group.name, verb))
    const allowed = await allows(asPerson, { id, slug }, rule)
    verbs.push(
      explained.allowed && !allowed
        ? { ...explained, allowed, reason: 'document', verb }
        : { ...explained, allowed, verb },
    )
  }
  return { id, collection: slug, verbs }
}

/** Does the collection's rule let the person of the request do this with the document? */
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
