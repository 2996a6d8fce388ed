import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../../database/connections'
import { lockValues } from '../../../../database/locks'

/**
 * Lets one transaction at a time sync, link, unlink or bring in what some events of a box office have become. Taken before
 * anything is planned: whoever waited plans from what was committed meanwhile.
 * @param externalIds of events
 */
export async function lockFollowed(
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
