import type { Access, FieldAccess } from 'payload'
import type { Person } from '../person'
import { evaluateForPerson } from '../personOf'

const rule = (person: Person | null): boolean => person?.isSuperAdmin ?? false

/** The provider. */
export const isSuperAdmin: Access = ({ req }) => evaluateForPerson(req, rule)

/** The same for one field. */
export const onlySuperAdmin: FieldAccess = ({ req }) => evaluateForPerson(req, rule)
