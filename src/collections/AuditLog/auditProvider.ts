import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '@/lib/values'
import { personOf } from '@/access/personOf'
import { withoutSecrets } from '@/lib/activity/withoutSecrets'
import { writeAudit } from './writeAudit'

/** Fields that change automatically or mean nothing to readers of the log. */
const IGNORED_FIELDS = new Set([
  'updatedAt',
  'createdAt',
  'globalType',
  'lastTenant',
  'loginAttempts',
  'lockUntil',
  'collection',
  'resetPasswordExpiration',
])

type Document = Record<string, unknown>

/** Logs changes by super admins in the provider's collections, field by field. */
export const auditChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const person = await personOf(req)
  // Operations write their own log entries.
  if (!person || req.payloadAPI === 'local') return doc
  const { after, before } = differences((previousDoc ?? {}) as Document, doc as Document)
  if (Object.keys(after).length === 0) return doc
  await writeAudit(req, {
    action: `${collection.slug}.${operation === 'create' ? 'created' : 'updated'}`,
    details: { after, ...(operation === 'update' && { before }), target: `${collection.slug}/${String(doc.id)}` },
    person,
    tenantId: tenantOf(collection.slug, doc as Document),
  })
  return doc
}

export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const person = await personOf(req)
  if (!person || req.payloadAPI === 'local') return
  await writeAudit(req, {
    action: `${collection.slug}.deleted`,
    details: {
      ...(!collection.custom?.isPersonal && { before: clean(doc as Document) }),
      target: `${collection.slug}/${String(id)}`,
    },
    person,
    tenantId: collection.slug === 'tenants' ? null : tenantOf(collection.slug, doc as Document),
  })
}

const tenantOf = (slug: string, doc: Document): string | null => idOf(slug === 'tenants' ? doc.id : doc.tenant)

const clean = (doc: Document): Document =>
  Object.fromEntries(Object.entries(withoutSecrets(doc)).filter(([key]) => !IGNORED_FIELDS.has(key)))

/** The changed fields of a document, with their values before and after. */
export function differences(previous: Document, current: Document): { after: Document; before: Document } {
  const before: Document = {}
  const after: Document = {}
  const old = clean(previous)
  for (const [key, value] of Object.entries(clean(current))) {
    if (JSON.stringify(old[key]) === JSON.stringify(value)) continue
    before[key] = old[key]
    after[key] = value
  }
  return { after, before }
}
