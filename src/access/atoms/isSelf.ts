import type { Access } from 'payload'

/** Documents whose id is the signed-in person's. */
export const isSelf: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)
