import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { isVisibleAvatar } from '@/access/fieldAtoms'
import { canAddAvatar } from '@/access/atoms'
import { isSuperAdmin, nobody } from '@/access/atoms'
import { personOf } from '@/access/personOf'
import { publicError } from '@/access/publicError'
import { AVATAR_MAX_BYTES, AVATAR_UPLOAD_TYPES } from '@/lib/avatars'
import { fileFields, imageUpload } from '@/collections/uploads/imageUpload'
import { prepareFile } from '@/collections/uploads/prepareFile'
import { hiddenFromStaff } from '@/collections/forProvider'
import { translatorOf } from '@/i18n/translator'

/**
 * Rejects files that are too large or not one of the four image types. The type is detected from the content, not from
 * what the client claims.
 */
const checkAvatar: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.size > AVATAR_MAX_BYTES) throw publicError(translatorOf(req.i18n)('avatarTooLarge'), 413)
  const type = (await fileTypeFromBuffer(file.data))?.mime ?? (isSvg(file.data) ? 'image/svg+xml' : null)
  // An SVG with an XML declaration is detected as XML.
  const actual = type === 'application/xml' && isSvg(file.data) ? 'image/svg+xml' : type
  if (!actual || !AVATAR_UPLOAD_TYPES.includes(actual))
    throw publicError(translatorOf(req.i18n)('avatarWrongType'), 415)
  file.mimetype = actual
  return args
}

const isSvg = (data: Buffer): boolean => /<svg[\s>]/i.test(data.subarray(0, 4096).toString('utf8'))

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
