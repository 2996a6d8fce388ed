import type { PayloadRequest, RequestContext } from 'payload'

/** What a save is part of, as text for its audit log entries: `{ release: 'Season launch' }`. */
export type AuditContext = Record<string, string>

const KEY = 'occasion'

/** Request context that marks all saves as part of something. */
export const auditContextAs = (occasion: AuditContext): RequestContext => ({ [KEY]: occasion })

/** What the saves of a request are part of; empty if not set. */
export const auditContextOf = ({ context }: PayloadRequest): AuditContext => (context[KEY] ?? {}) as AuditContext
