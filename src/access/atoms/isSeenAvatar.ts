import type { Access, Where } from 'payload'
import { openTenants } from '../person'
import { evaluateForPerson } from '../personOf'
import { seenBy } from '../seenBy'

/** Portraits and marks of the person's own tenants, of the people in them, of the partners that everybody sees, and the logos of apps. */
export const isSeenAvatar: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = openTenants(person)
    const seen: Where = { id: { in: (await seenBy(req.payload, person)).avatars } }
    return { or: tenants.length > 0 ? [seen, { tenant: { in: tenants } }] : [seen] }
  })
