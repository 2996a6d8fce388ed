import type { Access } from 'payload'
import { evaluateForPerson } from '../personOf'
import { holds } from '../person'
import { idOf } from '../../lib/values'

/**
 * May the person create this in the tenant that it names? Without a name the tenant on screen is meant, which is how
 * screens learn whether to offer the button; the guard on the document itself decides again.
 */
export const inTenantOfData =
  (key: string): Access =>
  ({ data, req }) =>
    evaluateForPerson(req, (person) =>
      holds(person, key, idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? person?.current?.id),
    )
