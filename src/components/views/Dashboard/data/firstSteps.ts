import { sql } from 'drizzle-orm'
import { tableOf } from '../../../../database/tableOf'
import { may, query, type Scope } from './scope'

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
  const any = (slug: FirstStep['collection'], more = sql``) =>
    sql`exists (select 1 from ${tableOf(slug)} where tenant_id = ${scope.tenant.id}::uuid and deleted_at is null ${more})`
  const columns = known.map((slug) => sql`${any(slug)} as ${sql.identifier(slug)}`)
  const live = known.includes('pages') ? any('pages', sql`and _status::text = 'published'`) : sql`false`
  const [has] = await query<Record<string, boolean>>(scope.req.payload, sql`select ${live} as live, ${sql.join(columns, sql`, `)}`)
  if (has?.live || has?.events) return null
  return known
    .filter((slug) => may(scope, 'manage', slug))
    .map((collection) => ({ collection, hasBegun: has?.[collection] === true, isDone: has?.[collection] === true && collection !== 'pages' }))
}
