import type { PayloadRequest } from 'payload'
import { poolOf } from '../database/poolOf'

/**
 * What the person has chosen for one site: their own preferences of these keys, each of which holds a value by site.
 * One statement, whatever their number. A key that is not in the answer was never set.
 */
export async function sitePreferences(req: PayloadRequest, tenant: string, keys: string[]): Promise<Record<string, unknown>> {
  if (!req.user) return {}
  const { rows } = await poolOf(req.payload).query<{ key: string; value: Record<string, unknown> | null }>({
    name: 'callboard-site-preferences',
    text: QUERY,
    values: [req.user.id, keys],
  })
  return Object.fromEntries(rows.map(({ key, value }) => [key, value?.[tenant]]))
}

/** $1 the person, $2 keys. */
const QUERY = `select p.key, p.value from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
  where r.users_id = $1 and r.path = 'user' and p.key = any($2)`
