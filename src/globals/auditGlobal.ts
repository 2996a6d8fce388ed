import type { GlobalAfterChangeHook } from 'payload'
import { personOf } from '../access/personOf'
import { differences } from '../collections/AuditLog/auditProvider'
import { writeAudit } from '../collections/AuditLog/writeAudit'

type Document = Record<string, unknown>

/** A global has only one document, so its id is omitted. */
const withoutId = ({ id: _, ...fields }: Document): Document => fields

/** Logs changes by super admins to the settings of the installation, field by field. */
export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const person = await personOf(req)
  const { after, before } = differences(withoutId(previousDoc ?? {}), withoutId(doc))
  if (!person || Object.keys(after).length === 0) return doc
  await writeAudit(req, {
    action: `${global.slug}.updated`,
    details: { after, before, target: `globals/${global.slug}` },
    person,
    tenantId: null,
  })
  return doc
}
