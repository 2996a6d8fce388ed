import type { PayloadRequest } from 'payload'
import { readPreferences } from '../database/people/seen'

/**
 * What the person has chosen for one site: their own preferences of these keys, each of which holds a value by site.
 * One statement, whatever their number. A key that is not in the answer was never set.
 */
export async function sitePreferences(
  req: PayloadRequest,
  tenant: string,
  keys: string[],
): Promise<Record<string, unknown>> {
  if (!req.user) return {}
  const chosen = await readPreferences(req.payload, String(req.user.id), keys)
  return Object.fromEntries(chosen.map(({ key, value }) => [key, value?.[tenant]]))
}
