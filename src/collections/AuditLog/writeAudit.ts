import type { PayloadRequest } from 'payload'
import { tokenNameOf } from '../../access/bearerTokens'
import { actsForProvider, type Person } from '../../access/person'
import { withoutSecrets } from '../../lib/activity/withoutSecrets'
import { createStored } from '@/database/documents/stored'

/** Details of an operation for the audit log. Values with the name of a secret are removed. */
export interface AuditDetails {
  /** Overrides the operation's own action. */
  action?: string
  /** Changed document as `collection/id`. */
  target?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Nothing changed; no entry is written. */
  isNothing?: boolean
}

export interface AuditEntry {
  /** The action, for example `tenant.created`. */
  action: string
  details: AuditDetails
  person: Person | null
  tenantId: string | null
}

/** Adds an entry to the audit log, in the transaction of the logged change. */
export async function writeAudit(
  req: PayloadRequest,
  { action, details, person, tenantId }: AuditEntry,
): Promise<void> {
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
