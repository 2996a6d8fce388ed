import type { DefaultValue } from 'payload'
import { isUuid } from '../../lib/ids/isUuid'

/** The page below which a new one begins, where its address says so; whether it may is decided when it is stored. */
export const parentAsked: DefaultValue = ({ req }) => {
  const parent = req.pathname?.endsWith('/create') ? req.query?.parent : undefined
  return isUuid(parent) ? parent : undefined
}
