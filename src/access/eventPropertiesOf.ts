import type { Transaction } from '../database/connections'
import type { EventProperty } from '../lib/events/conditions/property'

/**
 * Loads the properties by which a tenant's events can be filtered, in addition to those that apps declare statically.
 * Names begin with the handle of an app: `spektrix.attribute_Genre`.
 * @param handles of the apps enabled in the tenant; properties of other apps are ignored
 */
export type EventPropertiesOf = (req: Transaction, tenant: string, handles: string[]) => Promise<EventProperty[]>
