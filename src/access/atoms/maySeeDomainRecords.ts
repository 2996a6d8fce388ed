import type { FieldAccess } from 'payload'
import { holds } from '../person'
import { evaluateForPerson } from '../personOf'

/** Those who set up domains of the tenant that is read: the proof of a name stands in its records. */
export const maySeeDomainRecords: FieldAccess = ({ doc, id, req }) =>
  evaluateForPerson(req, (person) => holds(person, 'settings:domains', String(id ?? doc?.id ?? '')))
