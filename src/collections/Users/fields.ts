import type { Field, FieldHook } from 'payload'
import { nobody } from '../../access/atoms/nobody'
import { isThePerson } from '../../access/atoms/isThePerson'
import { onlySuperAdmin } from '../../access/atoms/isSuperAdmin'
import { holds } from '@/access/person'
import { personOf } from '@/access/personOf'
import { membershipsOf, type ListedMembership } from '@/database/people/memberships'

/**
 * `tenants` of a user: where they belong, and as what. A view of `memberships`, made when the API reads a user and never
 * written. Colleagues see the tenants whose people they decide about; the person and the provider see all.
 */
const places: Field = {
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

const bySuperAdmin = { create: onlySuperAdmin, update: onlySuperAdmin }

/** Changed by operations that ask for more than a session: an own field of theirs all the same. */
const byOperation = { update: onlySuperAdmin }

/** What a person is elsewhere is not for their colleagues here. */
const ofThePerson = { ...bySuperAdmin, read: isThePerson }

export const userFields = (): Field[] => [
  { name: 'email', type: 'email', access: byOperation, required: true, unique: true },
  { name: 'firstName', type: 'text', maxLength: 80 },
  { name: 'lastName', type: 'text', maxLength: 80 },
  { name: 'displayName', type: 'text', maxLength: 120 },
  { name: 'avatar', type: 'upload', access: byOperation, relationTo: 'avatars' },
  {
    // What the person reads the admin in, for mails that are written while nobody looks.
    name: 'language',
    type: 'select',
    access: byOperation,
    defaultValue: 'en',
    options: [
      { label: 'English', value: 'en' },
      { label: 'Español', value: 'es' },
      { label: 'العربية', value: 'ar' },
    ],
  },
  { name: 'emailVerified', type: 'checkbox', access: bySuperAdmin, defaultValue: false },
  {
    name: 'roles',
    type: 'select',
    access: ofThePerson,
    hasMany: true,
    options: [
      { label: 'Super-admin', value: 'super-admin' },
      { label: 'Support', value: 'support' },
    ],
  },
  places,
  {
    name: 'organisation',
    type: 'relationship',
    access: ofThePerson,
    admin: { description: 'The collaborator organisation that this person works for' },
    maxDepth: 0,
    relationTo: 'collaborators',
  },
  {
    name: 'lastTenant',
    type: 'relationship',
    access: { create: nobody, read: isThePerson, update: nobody },
    admin: { hidden: true },
    maxDepth: 0,
    relationTo: 'tenants',
  },
  {
    name: 'safety',
    type: 'ui',
    admin: { components: { Field: '/src/components/views/Provider/PersonSafety/PersonSafety#PersonSafety' } },
  },
]
