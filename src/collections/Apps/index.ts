import type { CollectionConfig } from 'payload'
import { isSignedIn } from '../../access/atoms/isSignedIn'
import { hiddenFromStaff, providerOnly } from '../forProvider'

/** The catalogue of apps. Data that the provider edits; what an app does is code in its folder. */
export const Apps: CollectionConfig = {
  slug: 'apps',
  access: { ...providerOnly, read: isSignedIn },
  admin: { defaultColumns: ['name', 'handle', 'category'], hidden: hiddenFromStaff, useAsTitle: 'name' },
  defaultSort: 'name',
  fields: [
    { name: 'handle', type: 'text', index: true, maxLength: 60, required: true, unique: true },
    { name: 'name', type: 'text', maxLength: 80, required: true },
    { name: 'description', type: 'textarea', maxLength: 300 },
    { name: 'category', type: 'text', maxLength: 40, required: true },
    { name: 'requiresPlan', type: 'text', admin: { description: 'Name of a plan feature' } },
  ],
}
