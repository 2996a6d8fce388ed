import type { Access, FieldAccess } from 'payload'
import type { Person } from '../person'
import { askPerson } from '../personOf'

const rule = (person: Person | null): boolean => person?.isSuperAdmin ?? false

/** The provider. */
export const isSuperAdmin: Access = ({ req }) => askPerson(req, rule)

/** The same for one field. */
export const onlySuperAdmin: FieldAccess = ({ req }) => askPerson(req, rule)
