import type { Access, Where } from 'payload'
import { evaluateForPerson } from '../personOf'
import { seenBy } from '../seenBy'

const TRUSTED: Where = { and: [{ trusted: { equals: true } }, { active: { equals: true } }] }

/**
 * Trusted partners, the organisation that the person works for, and those that asked for a tenant whose people the
 * person administers.
 */
export const isKnownOrganisation: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    return person.isSuperAdmin || { or: [TRUSTED, { id: { in: (await seenBy(req.payload, person)).organisations } }] }
  })
