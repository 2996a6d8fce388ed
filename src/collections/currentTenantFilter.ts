import type { BaseFilter } from 'payload'
import { personOf } from '../access/personOf'

/** Limits lists in the admin to the current tenant. Access control decides what may be read at all. */
export const currentTenantFilter: BaseFilter = async ({ req }) => {
  const person = await personOf(req)
  return person?.current ? { tenant: { equals: person.current.id } } : null
}

/** Combines `onScreen` with another filter. */
export const currentTenantFilterAnd =
  (ownFilter: BaseFilter): BaseFilter =>
  async (args) => {
    const filters = [await currentTenantFilter(args), await ownFilter(args)].filter((filter) => filter !== null)
    return filters.length > 0 ? { and: filters } : null
  }
