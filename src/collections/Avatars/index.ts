import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { isVisibleAvatar } from '@/access/fieldAtoms'
import { canAddAvatar } from '@/access/atoms'
import { isSuperAdmin, nobody } from '@/access/atoms'
import { personOf } from '@/access/personOf'
import { AVATAR_MAX_BYTES, AVATAR_UPLOAD_TYPES } from '@/lib/avatars'
import { fileFields, imageUpload } from '@/collections/uploads/imageUpload'
import { prepareFile } from '@/collections/uploads/prepareFile'
import { hiddenFromStaff } from '@/collections/forProvider'
import { checkAvatar } from './checkAvatar'

/** Assigns images without a tenant to the current tenant. Super admins may store images without a tenant. */
const assignCurrentTenant: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data?.tenant !== undefined) return data
  const person = await personOf(req)
  return person && !person.isSuperAdmin ? { ...data, tenant: person.current?.id } : data
}

/** Profile pictures and organisation logos. Small, and shown only in the admin. */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  access: { create: canAddAvatar, delete: isSuperAdmin, read: isVisibleAvatar, unlock: nobody, update: isSuperAdmin },
  admin: {
    defaultColumns: ['filename', 'alt', 'tenant', 'createdAt'],
    hidden: hiddenFromStaff,
    useAsTitle: 'filename',
  },
  disableDuplicate: true,
  fields: [
    { name: 'alt', type: 'text', maxLength: 120 },
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants' },
    ...fileFields(),
  ],
  hooks: {
    beforeOperation: [checkAvatar, prepareFile({ isNameless: true, maxBytes: AVATAR_MAX_BYTES })],
    beforeValidate: [assignCurrentTenant],
  },
  labels: { plural: 'Profile pictures', singular: 'Profile picture' },
  lockDocuments: false,
  upload: {
    ...imageUpload({ folder: 'avatars', sizes: [{ name: 'square', height: 256, position: 'centre', width: 256 }] }),
    mimeTypes: AVATAR_UPLOAD_TYPES,
  },
}
