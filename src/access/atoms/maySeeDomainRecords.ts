import type { FieldAccess } from 'payload'
import { holds } from '../person'
import { personOf } from '../personOf'

/** Those who set up domains of the tenant that is read: the proof of a name stands in its records. */
export const maySeeDomainRecords: FieldAccess = async ({ doc, id, req }) => holds(await personOf(req), 'settings:domains', String(id ?? doc?.id ?? ''))
