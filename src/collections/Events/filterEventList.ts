import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, Where } from 'payload'
import { listFilterCondition } from '../../lib/lists/chosenIn'

/** Filters the event list by its `?when=` and `?state=` parameters. Relationship pickers are not filtered. */
export const filterEventList: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/events' })
  return req.pathname === list
    ? (listFilterCondition('events', (name) => req.query[name], new Date().toISOString()) as Where | null)
    : null
}
