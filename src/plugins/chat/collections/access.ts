import type { Access, FieldAccess, Where } from 'payload'
import { scopeOf } from '@/access/bearerTokens'
import { accessibleTenants } from '@/access/person'
import { evaluateForPerson } from '@/access/personOf'
import { idOf } from '@/lib/values'

/**
 * What belongs to the person, in the sites they are a member of. Programs with an access token read nothing:
 * conversations are for the screen.
 * @param path of the field that refers to the owner
 */
export const isOwnInTenant =
  (path: string): Access =>
  ({ req }) =>
    scopeOf(req.user)
      ? false
      : evaluateForPerson(req, (person): boolean | Where => {
          if (!person) return false
          const isOwn = { [path]: { equals: person.id } }
          return person.isSuperAdmin ? isOwn : { and: [isOwn, { tenant: { in: accessibleTenants(person) } }] }
        })

/** Field access for the owner of the document alone. No query finds documents by such a field. */
export const isOwnersField: FieldAccess = ({ doc, req }) => Boolean(req.user) && idOf(doc?.user) === req.user?.id
