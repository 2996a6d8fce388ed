import type { PayloadRequest } from 'payload'
import { readPreferences } from '@/database/people/visibleIds'

/**
 * The user's own preferences for one tenant: each of the given keys holds values by tenant. One statement for all keys.
 * Keys that were never set are missing from the result.
 */
export async function sitePreferences(
  req: PayloadRequest,
  tenant: string,
  keys: string[],
): Promise<Record<string, unknown>> {
  if (!req.user) return {}
  const preferences = await readPreferences(req.payload, String(req.user.id), keys)
  return Object.fromEntries(preferences.map(({ key, value }) => [key, value?.[tenant]]))
}
