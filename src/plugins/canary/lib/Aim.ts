import { randomUUID } from 'node:crypto'
import type { Reach } from './Reach'
import type { SceneSite } from './scene'

/** Whose ids a request names: the other site's, the own ones, or some that nothing has. */
export interface Aim {
  tenantId: string
  /** Whether the documents are the tenant's, and not only claimed to be. */
  ownsTenant: boolean
  userId: string
  /** Id of a row outside Payload's collections. */
  rowId: string
  /** Id of a draft of the collection; null if the canary has none there. */
  document: (slug: string) => string | null
  version: (slug: string) => string | null
  filename: (slug: string) => string | null
}

/** Names what a site has. */
export const aimAt = ({ ownerId, planted, rowId, tenantId }: SceneSite): Aim => ({
  document: (slug) => (slug === 'tenants' ? tenantId : slug === 'users' ? ownerId : (planted.get(slug)?.draft ?? null)),
  filename: (slug) => planted.get(slug)?.filename ?? null,
  ownsTenant: true,
  rowId,
  tenantId,
  userId: ownerId,
  version: (slug) => planted.get(slug)?.version ?? null,
})

/** Names nothing that exists, in the form of `like`. */
export function aimAtNothing(like: Aim, reach: Reach): Aim {
  const unknown = () => reach.allowUnknown(randomUUID())
  return {
    document: (slug) => like.document(slug) && unknown(),
    filename: (slug) => like.filename(slug)?.replace(/^[^.]+/, unknown()) ?? null,
    ownsTenant: like.ownsTenant,
    rowId: unknown(),
    tenantId: unknown(),
    userId: unknown(),
    version: (slug) => like.version(slug) && unknown(),
  }
}

/** Names documents of one site and claims that they are of another. */
export const withTenantOf = (aim: Aim, { tenantId }: Pick<Aim, 'tenantId'>): Aim => ({
  ...aim,
  ownsTenant: false,
  tenantId,
})
