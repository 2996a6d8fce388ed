import { AsyncLocalStorage } from 'node:async_hooks'
import type { Where } from 'payload'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

/** Set by the route of the website, read by access rules in the bundle that has started Payload. Kept per call. */
const visits = oncePerProcess('visitedSite', () => new AsyncLocalStorage<Visit>())

/** A visitor who has been granted access to a tenant's website. */
export interface Visit {
  /** Tenant id. */
  tenant: string
  /** Ids of the tenant's files that the visitor sees before they are published. Default: none. */
  previewedFiles?: readonly string[] | undefined
}

/** Runs a handler as a visitor with access to the tenant's website: it is public, or the visitor knows its password. */
export const runAsVisitor = <Result>(visit: Visit, handler: () => Promise<Result>): Promise<Result> =>
  visits.run(visit, handler)

/** Published documents, and the visited tenant's files that are previewed before publication. */
export function publishedOrPreviewed(): Where {
  const { previewedFiles: previewed = [], tenant } = visits.getStore() ?? {}
  const published: Where = { _status: { equals: 'published' } }
  return previewed.length > 0
    ? { or: [published, { and: [{ tenant: { equals: tenant } }, { id: { in: [...previewed] } }] }] }
    : published
}

/**
 * Limits otherwise public content: nothing of suspended tenants or those being deleted; for a password-protected tenant
 * only requests made through its website by a visitor with access.
 */
export function openToVisitors(): Where {
  const visited = visits.getStore()?.tenant
  const withoutPassword: Where[] = [
    { 'tenant.passwordProtection.enabled': { not_equals: true } },
    { 'tenant.passwordProtection.passwordHash': { exists: false } },
  ]
  return {
    and: [
      { 'tenant.suspendedAt': { exists: false } },
      { 'tenant.deletion': { exists: false } },
      { or: visited ? [...withoutPassword, { tenant: { equals: visited } }] : withoutPassword },
    ],
  }
}
