import type { PayloadRequest } from 'payload'
import type { Person } from '../../access/person'

/** What was done, for the audit log. Never a secret. */
export interface AuditDetails {
  /** `collection/id` of what was changed. */
  target?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export interface AuditLine {
  /** What was done: `tenant.created`. */
  action: string
  details: AuditDetails
  person: Person | null
  tenantId: string | null
}

/** Adds a line to the audit log, in the transaction of the change that it tells of. */
export async function writeAudit(req: PayloadRequest, { action, details, person, tenantId }: AuditLine): Promise<void> {
  await req.payload.db.create({
    collection: 'audit-log',
    data: {
      action,
      actor: person?.id,
      actorEmail: person?.email,
      after: details.after,
      asProvider: Boolean(person?.isSuperAdmin),
      before: details.before,
      target: details.target,
      tenant: tenantId,
    },
    req,
    returning: false,
  })
}
