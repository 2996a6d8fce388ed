import type { Access } from 'payload'
import { evaluateForPerson } from '../personOf'
import { hasPermission } from '../person'
import { idOf } from '../../lib/values'

/**
 * Allows a create when the person holds the key in the tenant of the data. Without a tenant, the current one is used:
 * this is how screens decide whether to offer the button. `guardTenant` checks the document itself again.
 */
export const inTenantOfData =
  (key: string): Access =>
  ({ data, req }) =>
    evaluateForPerson(req, (person) =>
      hasPermission(person, key, idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? person?.current?.id),
    )
