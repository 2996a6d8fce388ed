import type { CollectionConfig } from 'payload'
import { isSeenAvatar } from '../../access/atoms/isSeenAvatar'
import { isSuperAdmin } from '../../access/atoms/isSuperAdmin'
import { nobody } from '../../access/atoms/nobody'
import { imageUpload } from '../uploads/imageUpload'
import { hiddenFromStaff } from '../forProvider'

/** Portraits of people and marks of organisations. Small, shown in the admin only. */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  access: { create: isSuperAdmin, delete: isSuperAdmin, read: isSeenAvatar, unlock: nobody, update: isSuperAdmin },
  admin: { hidden: hiddenFromStaff, useAsTitle: 'filename' },
  fields: [
    { name: 'alt', type: 'text', maxLength: 120 },
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants' },
  ],
  lockDocuments: false,
  upload: imageUpload({ folder: 'avatars', sizes: [{ name: 'square', height: 256, position: 'centre', width: 256 }] }),
}
