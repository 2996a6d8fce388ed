import type { BaseFilter } from 'payload'
import { personOf } from '../access/personOf'

/** Limits lists in the admin to the current tenant. Access control decides what may be read at all. */
export const onScreen: BaseFilter = async ({ req }) => {
  const person = await personOf(req)
  return person?.current ? { tenant: { equals: person.current.id } } : null
}

/** Combines `onScreen` with another filter. */
export const onScreenAnd =
  (ownFilter: BaseFilter): BaseFilter =>
  async (args) => {
    const filters = [await onScreen(args), await ownFilter(args)].filter((filter) => filter !== null)
    return filters.length > 0 ? { and: filters } : null
  }
