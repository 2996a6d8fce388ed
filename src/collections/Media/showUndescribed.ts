import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, Where } from 'payload'
import { chosenIn } from '../../lib/lists/chosenIn'

/** Shows the pictures without an alternative text where the list's address asks for them with `?alt=missing`. Pickers offer all. */
export const showUndescribed: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/media' })
  return req.pathname === list
    ? (chosenIn('media', (name) => req.query[name], new Date().toISOString()) as Where | null)
    : null
}
