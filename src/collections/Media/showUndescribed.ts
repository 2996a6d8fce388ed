import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, Where } from 'payload'
import { altChoiceOf } from '../../lib/files/altChoice'

const UNDESCRIBED: Where = { and: [{ mimeType: { like: 'image/' } }, { isDecorative: { not_equals: true } }, { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] }] }

/** Shows the pictures without an alternative text where the list's address asks for them with `?alt=missing`. Pickers offer all. */
export const showUndescribed: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/media' })
  return req.pathname === list && altChoiceOf(req.query.alt) === 'missing' ? UNDESCRIBED : null
}
