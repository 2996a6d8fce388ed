import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { isKnownOrganisation } from '@/access/fieldAtoms'
import { validateLink } from '@/collections/fields/validate'
import { deleteRequestsOf } from '@/database/provider/dependents'
import { hiddenFromStaff, providerOnly } from '@/collections/forProvider'
import { emailField } from '@/collections/fields/emailField'
import { refuseDeletion } from '@/collections/hooks/refuseDeletion'

/** Deletes the requests of an organisation with it: waiting ones, and those that were declined or have ended. */
const deleteRequests: CollectionBeforeDeleteHook = ({ id, req }) => deleteRequestsOf(req, String(id))

/** External organisations that work for tenants: designers, developers, marketers. Created by the provider. */
export const Collaborators: CollectionConfig = {
  slug: 'collaborators',
  access: { ...providerOnly, read: isKnownOrganisation },
  admin: { defaultColumns: ['name', 'trusted', 'active'], hidden: hiddenFromStaff, useAsTitle: 'name' },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', maxLength: 120, required: true },
    emailField({ name: 'contactEmail' }),
    { name: 'logo', type: 'upload', relationTo: 'avatars' },
    { name: 'website', type: 'text', validate: validateLink },
    { name: 'description', type: 'textarea', maxLength: 500 },
    { name: 'active', type: 'checkbox', defaultValue: true },
    {
      name: 'trusted',
      type: 'checkbox',
      admin: { description: 'Listed to all tenants as a trusted partner' },
      defaultValue: false,
    },
  ],
  hooks: { beforeDelete: [refuseDeletion('organisation'), deleteRequests] },
}
