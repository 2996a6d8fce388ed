import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { isSeenAvatar, mayAddAvatar } from '../../access/fieldAtoms'
import { isSuperAdmin, nobody } from '../../access/atoms'
import { personOf } from '../../access/personOf'
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '../../lib/avatars'
import { imageUpload } from '../uploads/imageUpload'
import { prepareFile } from '../uploads/prepareFile'
import { hiddenFromStaff } from '../forProvider'
import { checkAvatar } from './checkAvatar'

/** A picture that names no tenant is for the one on screen; the provider's own may be for none. */
const ofSiteOnScreen: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data?.tenant !== undefined) return data
  const person = await personOf(req)
  return person && !person.isSuperAdmin ? { ...data, tenant: person.current?.id } : data
}

/** Portraits of people and marks of organisations. Small, shown in the admin only. */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  access: { create: mayAddAvatar, delete: isSuperAdmin, read: isSeenAvatar, unlock: nobody, update: isSuperAdmin },
  admin: { hidden: hiddenFromStaff, useAsTitle: 'filename' },
  disableDuplicate: true,
  fields: [
    { name: 'alt', type: 'text', maxLength: 120 },
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants' },
  ],
  hooks: {
    beforeOperation: [checkAvatar, prepareFile({ isNameless: true, maxBytes: AVATAR_MAX_BYTES })],
    beforeValidate: [ofSiteOnScreen],
  },
  lockDocuments: false,
  upload: {
    ...imageUpload({ folder: 'avatars', sizes: [{ name: 'square', height: 256, position: 'centre', width: 256 }] }),
    mimeTypes: AVATAR_TYPES,
  },
}
