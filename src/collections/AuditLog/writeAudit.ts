import type { PayloadRequest } from 'payload'
import { tokenNameOf } from '../../access/bearerTokens'
import { actsForProvider, type Person } from '../../access/person'
import { withoutSecrets } from '../../lib/activity/withoutSecrets'
import { createStored } from '@/database/documents/stored'

/** What was done, for the audit log. What stands under the name of a secret is left out. */
export interface AuditDetails {
  /** Says it more closely than the operation's own action. */
  action?: string
  /** `collection/id` of what was changed. */
  target?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** It came to nothing: there is no line. */
  isNothing?: boolean
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
  await createStored(req, {
    collection: 'audit-log',
    data: {
      action,
      actor: person?.id,
      actorEmail: person?.email,
      after: withoutSecrets(details.after),
      asProvider: actsForProvider(person, tenantId),
      before: withoutSecrets(details.before),
      target: details.target,
      tenant: tenantId,
      tokenName: tokenNameOf(req.user),
    },
    returning: false,
  })
}
