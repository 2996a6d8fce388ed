import type { CollectionConfig } from 'payload'
import { isSignedIn } from '@/access/atoms'
import { CORE_FEATURES } from '@/lib/plans/features'
import { featureFields } from '@/collections/featureFields'
import { refuseDeletion } from '@/collections/hooks/refuseDeletion'
import { hiddenFromStaff, providerOnly } from '@/collections/forProvider'

/** Subscription plans. Every user may read them; only the provider changes them. */
export const Plans: CollectionConfig = {
  slug: 'plans',
  access: { ...providerOnly, read: isSignedIn },
  admin: { defaultColumns: ['name', 'price', 'staff_seats', 'updatedAt'], hidden: hiddenFromStaff, useAsTitle: 'name' },
  defaultSort: 'price',
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
    { name: 'features', type: 'text', admin: { description: 'Shown on the plan card, one line each' }, hasMany: true },
    ...featureFields(CORE_FEATURES),
  ],
  hooks: { beforeDelete: [refuseDeletion('plan')] },
}
