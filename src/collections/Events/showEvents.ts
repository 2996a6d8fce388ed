import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, Where } from 'payload'
import { chosenIn } from '../../lib/lists/chosenIn'

/** Shows the events that the list's address asks for with `?when=` and `?state=`. Pickers offer all. */
export const showEvents: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/events' })
  return req.pathname === list
    ? (chosenIn('events', (name) => req.query[name], new Date().toISOString()) as Where | null)
    : null
}
