import type { FieldAccess } from 'payload'
import { holds } from '../person'
import { askPerson } from '../personOf'

/** Those who decide about staff of the tenant that is read. */
export const maySeeRequestCode: FieldAccess = ({ doc, id, req }) =>
  askPerson(req, (person) => holds(person, 'users:admin', String(id ?? doc?.id ?? '')))
