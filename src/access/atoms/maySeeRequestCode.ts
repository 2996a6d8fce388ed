import type { FieldAccess } from 'payload'
import { holds } from '../person'
import { evaluateForPerson } from '../personOf'

/** Those who decide about staff of the tenant that is read. */
export const maySeeRequestCode: FieldAccess = ({ doc, id, req }) =>
  evaluateForPerson(req, (person) => holds(person, 'users:admin', String(id ?? doc?.id ?? '')))
