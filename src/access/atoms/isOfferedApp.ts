import type { Access, Where } from 'payload'
import { evaluateForPerson } from '../personOf'
import { seenBy } from '../seenBy'

/** Apps that are offered, and those that a site of the person still has. The provider sees all. */
export const isOfferedApp: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    return (
      person.isSuperAdmin || {
        or: [{ active: { not_equals: false } }, { id: { in: (await seenBy(req.payload, person)).apps } }],
      }
    )
  })
