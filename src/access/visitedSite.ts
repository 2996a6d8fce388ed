import { AsyncLocalStorage } from 'node:async_hooks'
import type { Where } from 'payload'
import { oncePerProcess } from '../lib/process/oncePerProcess'

/** By the call, not by anything that a request says of itself. */
const visits = oncePerProcess('visitedSite', () => new AsyncLocalStorage<Visit>())

/** Somebody whom a site has let in. */
export interface Visit {
  /** Id of the site. */
  tenant: string
  /** Ids of files of it that they see before they are published. Default: none. */
  sees?: readonly string[] | undefined
}

/** Answers a call as one of a visitor whom a site has let in: it is open to everybody, or they know its password. */
export const asVisitorOf = <Result>(visit: Visit, answer: () => Promise<Result>): Promise<Result> =>
  visits.run(visit, answer)

/** What is published, and what of the visited site is shown beforehand. */
export function publishedOrSeen(): Where {
  const { sees = [], tenant } = visits.getStore() ?? {}
  const published: Where = { _status: { equals: 'published' } }
  return sees.length > 0
    ? { or: [published, { and: [{ tenant: { equals: tenant } }, { id: { in: [...sees] } }] }] }
    : published
}

/**
 * What visitors may get of content that is public otherwise: nothing of a site that is closed, and of one with a password
 * only what is requested through the site itself, by somebody whom it has let in.
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
