import type { PayloadRequest } from 'payload'
import { installedHandles } from '../../../database/apps/enabledApps'
import { appPartOf } from '../../../access/registryOf'
import { eventProperties } from '../../../lib/events/conditions/eventProperties'
import type { EventProperty } from '../../../lib/events/conditions/property'

/** What the events of a site can be chosen by: the product's own properties, and those of the apps that are enabled there. */
export async function propertiesOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, tenantId: string): Promise<EventProperty[]> {
  const handles = [...(await installedHandles(req, tenantId))].sort()
  return eventProperties(handles.map((handle) => appPartOf(req.payload, handle)).filter((part) => part !== null))
}
