import type { PayloadRequest } from 'payload'
import { dbOf } from '@/exports/server'
import { lockValues } from '@/database/transactions'

/**
 * Serialises transactions that sync, link, unlink or import the same box-office events. Call it before planning: a
 * transaction that waited plans from what was committed meanwhile.
 * @param externalIds ids of events at the box office
 */
export async function lockSyncedEvents(
  req: PayloadRequest,
  { provider, tenant }: { provider: string; tenant: string },
  externalIds: readonly string[],
): Promise<void> {
  if (externalIds.length > 0)
    await lockValues(
      await dbOf(req),
      'ticketing',
      externalIds.map((id) => `${tenant}\n${provider}\n${id}`),
    )
}
