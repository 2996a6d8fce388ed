import { AsyncLocalStorage } from 'node:async_hooks'
import type { Where } from 'payload'
import { oncePerProcess } from '../lib/process/oncePerProcess'

/** By the call, not by anything that a request says of itself. */
const visits = oncePerProcess('visitedSite', () => new AsyncLocalStorage<string>())

/**
 * Answers a call as one of a visitor whom a site has let in: it is open to everybody, or they know its password.
 * @param tenant id of the site
 */
export const asVisitorOf = <Result>(tenant: string, answer: () => Promise<Result>): Promise<Result> => visits.run(tenant, answer)

/**
 * What visitors may get of content that is public otherwise: nothing of a site that is closed, and of one with a password
 * only what is requested through the site itself, by somebody whom it has let in.
 */
export function openToVisitors(): Where {
  const visited = visits.getStore()
  const withoutPassword: Where[] = [{ 'tenant.passwordProtection.enabled': { not_equals: true } }, { 'tenant.passwordProtection.passwordHash': { exists: false } }]
  return {
    and: [
      { 'tenant.suspendedAt': { exists: false } },
      { 'tenant.deletion': { exists: false } },
      { or: visited ? [...withoutPassword, { tenant: { equals: visited } }] : withoutPassword },
    ],
  }
}
