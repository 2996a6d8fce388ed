import type { CollectionConfig } from 'payload'
import { isKnownOrganisation } from '../../access/fieldAtoms'
import { validateLink } from '../fields/validate'
import { hiddenFromStaff, providerOnly } from '../forProvider'

/** External organisations that work for tenants: designers, developers, marketers. Created by the provider. */
export const Collaborators: CollectionConfig = {
  slug: 'collaborators',
  access: { ...providerOnly, read: isKnownOrganisation },
  admin: { defaultColumns: ['name', 'trusted', 'active'], hidden: hiddenFromStaff, useAsTitle: 'name' },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', maxLength: 120, required: true },
    { name: 'contactEmail', type: 'email' },
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
}
