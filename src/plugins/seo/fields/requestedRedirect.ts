import type { DefaultValue, Field, PayloadRequest } from 'payload'
import { isUuid } from '../../../lib/values'
import { TARGETS } from '../lib/area'

/** What the address of a new redirect says of it: whence and whereto. Whether it may is decided when it is stored. */
const asked = (req: PayloadRequest, name: string): unknown =>
  req.pathname?.endsWith('/create') ? req.query?.[name] : undefined

const requestedFrom: DefaultValue = ({ req }) => {
  const from = asked(req, 'from')
  return typeof from === 'string' && from.startsWith('/') ? from : undefined
}

const requestedTo: DefaultValue = ({ req }) => {
  const relationTo = TARGETS.find((slug) => slug === asked(req, 'toType'))
  const value = asked(req, 'to')
  return relationTo && isUuid(value) ? { relationTo, value } : undefined
}

/** The fields of a redirect, filled in where its address says so. */
export function withRequestedRedirect(field: Field): Field {
  if (field.type === 'text' && field.name === 'from') return { ...field, defaultValue: requestedFrom }
  return field.type === 'relationship' && field.name === 'to' ? { ...field, defaultValue: requestedTo } : field
}
