import { formatAdminURL } from 'payload/shared'
import type { BaseFilter } from 'payload'
import { whenCondition, sortForWhen, whenOf } from '../../lib/events/when'

/**
 * Filters the performance list by its `?when=` parameter and applies the matching sort order. Payload calls the filter
 * before it reads the query, and would otherwise use the stored order of an earlier visit. Relationship pickers are not
 * filtered.
 */
export const filterByWhen: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/event-instances' })
  if (req.pathname !== list) return null
  const when = whenOf(req.query.when)
  if (!req.searchParams.has('sort')) req.query.sort = sortForWhen(when)
  return whenCondition(when, new Date().toISOString())
}
