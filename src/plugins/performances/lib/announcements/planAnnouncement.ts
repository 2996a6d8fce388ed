import type { PayloadRequest } from 'payload'
import { tenantOfUntrashed } from '@/database/documents/states'
import { badRequest, refused, translatorOf } from '@/exports/server'
import { MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { AREA } from '../plan'
import { planChanges, type PlannedChange } from '../planChanges'
import type { StoredPerformance } from '../storedPerformances'
import { changeOf, isComplete, type Outcome } from './kinds'

/**
 * Computes what an announcement does to each performance.
 * @throws OperationError 400 for an incomplete outcome; 422 if one cannot be changed so
 */
export async function planAnnouncement(
  req: PayloadRequest,
  tenant: string,
  stored: StoredPerformance[],
  outcome: Outcome,
): Promise<PlannedChange[]> {
  const t = translatorOf(req.i18n)
  if (!isComplete(outcome)) throw badRequest(AREA, t('announceIncomplete'))
  if (stored.length > MAX_PERFORMANCES_AT_ONCE)
    throw refused(AREA, t('announceTooMany', { count: MAX_PERFORMANCES_AT_ONCE }))
  if (outcome.venue && (await tenantOfUntrashed(req, 'venues', outcome.venue)) !== tenant)
    throw refused(AREA, t('performancesNoVenue'), 'venue')
  const planned = await planChanges(req, tenant, stored, changeOf(outcome))
  return planned.map(keepSoldOut)
}

/** A performance that is sold out is so at its new time as well: it does not return on sale. */
function keepSoldOut(change: PlannedChange): PlannedChange {
  const { instanceStatus, ...values } = change.values
  const isKept = instanceStatus === 'moved' && change.performance.values.instanceStatus === 'sold_out'
  return isKept ? { ...change, values } : change
}
