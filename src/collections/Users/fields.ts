import type { Field, FieldHook } from 'payload'
import { nobody, isSelfOrSuperAdmin, isSuperAdminField } from '@/access/atoms'
import { hasPermission } from '@/access/person'
import { personOf } from '@/access/personOf'
import { readMemberships, type ListedMembership } from '@/database/people/memberships'
import { ADMIN_LANGUAGE_NAMES, ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'
import { internalField } from '@/collections/fields/internalField'
import { emailField } from '@/collections/fields/emailField'

/**
 * A user's memberships (`tenants`): computed from `memberships` when the API reads a user, and never written.
 * Colleagues see only the tenants in which they manage users; the user and the provider see all.
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
  // Our own code loads the memberships itself when it needs them.
  if (req.payloadAPI !== 'REST' || typeof id !== 'string' || !req.user) return undefined
  const all = await readMemberships(req.payload, id)
  const person = await personOf(req)
  const seesAll = person?.isSuperAdmin || person?.id === id
  return all.filter(({ tenant }) => seesAll || hasPermission(person, 'users:admin', tenant))
}

const bySuperAdmin = { create: isSuperAdminField, update: isSuperAdminField }

/** Access for the user's own fields that operations change, because they require more than a session. */
const byOperation = { update: isSuperAdminField }

/** Access for data that colleagues must not see, such as memberships in other tenants. */
const ofThePerson = { ...bySuperAdmin, read: isSelfOrSuperAdmin }

export const userFields = (): Field[] => [
  emailField({ name: 'email', access: byOperation, required: true, unique: true }),
  { name: 'firstName', type: 'text', maxLength: 80 },
  { name: 'lastName', type: 'text', maxLength: 80 },
  { name: 'displayName', type: 'text', maxLength: 120 },
  { name: 'avatar', type: 'upload', access: byOperation, relationTo: 'avatars' },
  {
    // Language for emails that are written without a request, set from the user's admin language.
    name: 'language',
    type: 'select',
    access: byOperation,
    defaultValue: 'en',
    options: ADMIN_LANGUAGES.map((value) => ({ label: ADMIN_LANGUAGE_NAMES[value], value })),
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
  internalField(),
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
    access: { create: nobody, read: isSelfOrSuperAdmin, update: nobody },
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
