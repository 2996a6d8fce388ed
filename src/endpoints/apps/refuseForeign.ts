import type { PayloadRequest } from 'payload'
import { keptAmong } from '../../database/findDocuments'
import { translatorOf } from '../../i18n/translator'
import type { SettingReference } from '../../lib/apps/referencesIn'
import { refused } from '../OperationError'

const keyOf = ({ collection, id }: Omit<SettingReference, 'path'>): string => `${collection}/${id}`

/**
 * Refuses settings that refer to documents which are not the site's, drafts and deleted ones included. What they
 * referred to before is left alone: a document deleted since must not make it impossible to save.
 */
export async function refuseForeign(
  req: PayloadRequest,
  tenantId: string,
  { area, before, now }: { area: string; before: SettingReference[]; now: SettingReference[] },
): Promise<void> {
  const known = new Set(before.map(keyOf))
  const added = now.filter((reference) => !known.has(keyOf(reference)))
  if (added.length === 0) return
  const own = new Set((await keptAmong(req, tenantId, added)).map(keyOf))
  const foreign = added.find((reference) => !own.has(keyOf(reference)))
  if (foreign) throw refused(area, translatorOf(req.i18n)('checkForeign'), foreign.path)
}
