import type { FieldAccess } from 'payload'
import { holds } from '../person'
import { personOf } from '../personOf'

/** Those who decide about staff of the tenant that is read. */
export const maySeeRequestCode: FieldAccess = async ({ doc, id, req }) => holds(await personOf(req), 'users:admin', String(id ?? doc?.id ?? ''))
