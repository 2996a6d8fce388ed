import { formatAdminURL } from 'payload/shared'
import type { BaseFilter } from 'payload'
import { momentsOf, orderOf, whenOf } from '../../lib/events/when'

/**
 * Shows the performances that the list's address asks for with `?when=`, in the order that belongs to them. Payload asks
 * for the filter before it reads by the query, and would else keep the order of an earlier visit. Pickers offer all.
 */
export const showWhen: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/event-instances' })
  if (req.pathname !== list) return null
  const when = whenOf(req.query.when)
  if (!req.searchParams.has('sort')) req.query.sort = orderOf(when)
  return momentsOf(when, new Date().toISOString())
}
