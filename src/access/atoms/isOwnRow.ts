import type { Access } from 'payload'

/** Documents that name the signed-in person in the given field. */
export const isOwnRow =
  (field: string): Access =>
  ({ req }) =>
    req.user ? { [field]: { equals: req.user.id } } : false
