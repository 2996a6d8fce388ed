import type { DefaultValue, Field, PayloadRequest } from 'payload'
import { isUuid } from '@/lib/values'
import { TARGETS } from '../lib/area'

/** Reads a query parameter of the screen that creates a redirect. Values are validated on save. */
const queryParam = (req: PayloadRequest, name: string): unknown =>
  req.pathname?.endsWith('/create') ? req.query?.[name] : undefined

const requestedFrom: DefaultValue = ({ req }) => {
  const from = queryParam(req, 'from')
  return typeof from === 'string' && from.startsWith('/') ? from : undefined
}

const requestedTo: DefaultValue = ({ req }) => {
  const relationTo = TARGETS.find((slug) => slug === queryParam(req, 'toType'))
  const value = queryParam(req, 'to')
  return relationTo && isUuid(value) ? { relationTo, value } : undefined
}

/** Fills the fields of a new redirect from the query parameters `from`, `to` and `toType`. */
export function withRequestedRedirect(field: Field): Field {
  if (field.type === 'text' && field.name === 'from') return { ...field, defaultValue: requestedFrom }
  return field.type === 'relationship' && field.name === 'to' ? { ...field, defaultValue: requestedTo } : field
}
