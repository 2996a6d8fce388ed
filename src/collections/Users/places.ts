import type { Field, FieldHook } from 'payload'
import { holds } from '../../access/person'
import { personOf } from '../../access/personOf'
import { membershipsOf, type ListedMembership } from '../../database/people/memberships'

/**
 * `tenants` of a user: where they belong, and as what. A view of `memberships`, made when the API reads a user and never
 * written. Colleagues see the tenants whose people they decide about; the person and the provider see all.
 */
export const places: Field = {
  name: 'tenants',
  type: 'json',
  admin: { hidden: true },
  hooks: { afterRead: [readPlaces] },
  virtual: true,
}

async function readPlaces({ originalDoc, req }: Parameters<FieldHook>[0]): Promise<ListedMembership[] | undefined> {
  const id = (originalDoc as { id?: unknown } | undefined)?.id
  // Code of ours that reads users asks for what it needs itself.
  if (req.payloadAPI !== 'REST' || typeof id !== 'string' || !req.user) return undefined
  const all = await membershipsOf(req.payload, id)
  const person = await personOf(req)
  const seesAll = person?.isSuperAdmin || person?.id === id
  return all.filter(({ tenant }) => seesAll || holds(person, 'users:admin', tenant))
}
