import type { CollectionConfig } from 'payload'
import { isSignedIn } from '@/access/atoms'
import { CORE_FEATURES } from '@/lib/plans/features'
import { featureFields } from '@/collections/featureFields'
import { refuseDeletion } from '@/collections/hooks/refuseDeletion'
import { hiddenFromStaff, providerOnly } from '@/collections/forProvider'

/** What tenants buy on top of a plan. */
export const Addons: CollectionConfig = {
  slug: 'addons',
  access: { ...providerOnly, read: isSignedIn },
  admin: { defaultColumns: ['name', 'price', 'updatedAt'], hidden: hiddenFromStaff, useAsTitle: 'name' },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', maxLength: 60, required: true, unique: true },
    {
      name: 'price',
      type: 'number',
      admin: { description: 'US dollars a month' },
      defaultValue: 0,
      min: 0,
      required: true,
    },
    ...featureFields(CORE_FEATURES),
  ],
  hooks: { beforeDelete: [refuseDeletion('addon')] },
}
