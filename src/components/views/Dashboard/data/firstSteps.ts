import { whatIsThere } from '../../../../database/dashboard/newestDrafts'
import { may, poolFor, type Scope } from './scope'

/** What a new site needs, in the order in which it is shown. */
export const STEPS = ['venues', 'media', 'events', 'pages'] as const

export interface FirstStep {
  collection: (typeof STEPS)[number]
  isDone: boolean
  /** There is something to go on with, be it a draft. */
  hasBegun: boolean
}

/**
 * What to do first on an empty site.
 * @returns null when the site is no longer empty: it has an event or a published page
 */
export async function firstSteps(scope: Scope): Promise<FirstStep[] | null> {
  const known = STEPS.filter((slug) => slug in scope.req.payload.collections)
  if (known.length === 0) return null
  const { filled, hasLivePage } = await whatIsThere(poolFor(scope), scope.tenant.id, known)
  if (hasLivePage || filled.has('events')) return null
  return known
    .filter((slug) => may(scope, 'manage', slug))
    .map((collection) => ({ collection, hasBegun: filled.has(collection), isDone: filled.has(collection) && collection !== 'pages' }))
}
