import type { PayloadRequest, RequestContext } from 'payload'
import { newId } from '@/database/connections'
import { auditParts } from '@/database/audit/auditRow'
import { executeParts, type StatementParts } from '@/database/saves/saveWrites'
import { tokenNameOf } from '@/access/bearerTokens'
import { actsForProvider, type Person } from '@/access/person'
import { withoutSecrets } from '@/lib/activity/withoutSecrets'

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
export const writeAudit = async (req: PayloadRequest, entry: AuditEntry): Promise<void> =>
  void (await executeParts(req, auditEntryParts(req, entry)))

/** The parts of a statement that add an entry to the audit log. */
export const auditEntryParts = (
  { payload, user }: PayloadRequest,
  { action, details, person, tenantId }: AuditEntry,
): StatementParts =>
  auditParts({
    id: newId(payload, 'audit-log'),
    action,
    actor: person?.id ?? null,
    actorEmail: person?.email ?? null,
    after: withoutSecrets(details.after),
    asProvider: actsForProvider(person, tenantId),
    before: withoutSecrets(details.before),
    target: details.target ?? null,
    tenant: tenantId,
    tokenName: tokenNameOf(user),
  })

/** What a save is part of, as text for its audit log entries: `{ release: 'Season launch' }`. */
export type AuditContext = Record<string, string>

const KEY = 'occasion'

/** Request context that marks all saves as part of something. */
export const auditContextAs = (occasion: AuditContext): RequestContext => ({ [KEY]: occasion })

/** What the saves of a request are part of; empty if not set. */
export const auditContextOf = ({ context }: PayloadRequest): AuditContext => (context[KEY] ?? {}) as AuditContext

/** Number of documents affected along with another one, by kind; for example an event's performances. */
export type Companions = Record<string, number>

const keyOf = (collection: string, id: string): string => `companions:${collection}/${id}`

/** Records for the audit log how many documents change along with another one. */
export function recordCompanions(
  { context }: PayloadRequest,
  collection: string,
  id: string,
  companions: Companions,
): void {
  context[keyOf(collection, id)] = companions
}

/** Returns and clears the recorded companions of a document; empty if none were recorded. Zero counts are omitted. */
export function takeCompanions({ context }: PayloadRequest, collection: string, id: string): Companions {
  const noted = (context[keyOf(collection, id)] ?? {}) as Companions
  delete context[keyOf(collection, id)]
  return Object.fromEntries(Object.entries(noted).filter(([, count]) => count > 0))
}
