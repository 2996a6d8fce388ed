import type { BaseFilter } from 'payload'
import { personOf } from '../access/personOf'

/** Lists in the admin show the tenant on screen. What may be shown at all is decided by access control. */
export const onScreen: BaseFilter = async ({ req }) => {
  const person = await personOf(req)
  return person?.current ? { tenant: { equals: person.current.id } } : null
}

/** The same, narrowed down by what a list has chosen. */
export const onScreenAnd =
  (chosen: BaseFilter): BaseFilter =>
  async (args) => {
    const filters = [await onScreen(args), await chosen(args)].filter((one) => one !== null)
    return filters.length > 0 ? { and: filters } : null
  }
