import type { Field } from 'payload'
import { nobody } from '../../access/atoms/nobody'
import { isThePerson } from '../../access/atoms/isThePerson'
import { onlySuperAdmin } from '../../access/atoms/isSuperAdmin'
import { places } from './places'

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
