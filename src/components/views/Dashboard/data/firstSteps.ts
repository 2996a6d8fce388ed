import { sql } from 'drizzle-orm'
import { tableOf } from '../../../../database/tableOf'
import { may, query, type Scope } from './scope'

/** What a new site needs, in the order in which it is shown. */
export const STEPS = ['venues', 'media', 'events', 'pages'] as const

export interface FirstStep {
  collection: (typeof STEPS)[number]
  isDone: boolean
}

/**
 * What to do first on an empty site.
 * @returns null when the site is no longer empty: it has a page or an event
 */
export async function firstSteps(scope: Scope): Promise<FirstStep[] | null> {
  const known = STEPS.filter((slug) => slug in scope.req.payload.collections)
  if (known.length === 0) return null
  const columns = known.map((slug) => sql`exists (select 1 from ${tableOf(slug)} where tenant_id = ${scope.tenant.id}::uuid and deleted_at is null) as ${sql.identifier(slug)}`)
  const [has] = await query<Record<string, boolean>>(scope.req.payload, sql`select ${sql.join(columns, sql`, `)}`)
  if (has?.pages || has?.events) return null
  return known.filter((slug) => may(scope, 'manage', slug)).map((collection) => ({ collection, isDone: has?.[collection] === true }))
}
