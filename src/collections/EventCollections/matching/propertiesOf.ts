import type { PayloadRequest } from 'payload'
import { readInstalledHandles } from '../../../database/apps/apps'
import { appPartOf, callboardOf } from '../../../access/registryOf'
import { eventProperties } from '../../../lib/events/conditions/eventProperties'
import type { EventProperty } from '../../../lib/events/conditions/property'

/** Properties that conditions can use: the built-in ones and those of the tenant's installed apps. */
export async function propertiesOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tenantId: string,
): Promise<EventProperty[]> {
  const handles = [...(await readInstalledHandles(req, tenantId))].sort()
  const fixed = eventProperties(handles.map((handle) => appPartOf(req.payload, handle)).filter((part) => part !== null))
  const known = await Promise.all(callboardOf(req.payload).eventProperties.map((find) => find(req, tenantId, handles)))
  return [...fixed, ...known.flat()]
}
