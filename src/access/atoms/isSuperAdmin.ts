import type { Access, FieldAccess } from 'payload'
import { personOf } from '../personOf'

/** The provider. */
export const isSuperAdmin: Access = async ({ req }) => (await personOf(req))?.isSuperAdmin ?? false

/** The same for one field. */
export const onlySuperAdmin: FieldAccess = async ({ req }) => (await personOf(req))?.isSuperAdmin ?? false
