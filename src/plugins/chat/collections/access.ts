import type { FieldAccess } from 'payload'
import { idOf } from '@/lib/values'

/** Field access for the owner of the document alone. No query finds documents by such a field. */
export const isOwnersField: FieldAccess = ({ doc, req }) => Boolean(req.user) && idOf(doc?.user) === req.user?.id
