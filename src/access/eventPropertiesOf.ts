import type { Transaction } from '../database/connections'
import type { EventProperty } from '../lib/events/conditions/property'

/**
 * Says what the events of a tenant can be chosen by, beside what apps declare once for all. Names begin with the handle
 * of an app: `spektrix.attribute_Genre`.
 * @param handles of the apps that are enabled there: those of others count for nothing
 */
export type EventPropertiesOf = (req: Transaction, tenant: string, handles: string[]) => Promise<EventProperty[]>
