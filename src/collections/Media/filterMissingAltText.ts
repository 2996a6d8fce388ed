import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, Where } from 'payload'
import { listFilterCondition } from '../../lib/lists/chosenIn'

/**
 * Filters the media list to images without alternative text if its URL has `?alt=missing`. Relationship pickers are not
 * filtered.
 */
export const filterMissingAltText: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/media' })
  return req.pathname === list
    ? (listFilterCondition('media', (name) => req.query[name], new Date().toISOString()) as Where | null)
    : null
}
