import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { permissionKey, type PermissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'

/** A content type for explaining access to a document. */
export interface DocumentType {
  slug: string
  label: string
  tenantId: string
  titleField: string
}

/** Content types that a user can see in a tenant. @param held the user's permissions in the tenant */
export const documentTypes = (
  { i18n, payload }: Pick<PayloadRequest, 'i18n' | 'payload'>,
  tenantId: string,
  held: ReadonlySet<PermissionKey>,
): DocumentType[] =>
  callboardOf(payload)
    .contentTypes.filter(({ group }) => held.has(permissionKey(group.name, 'view')))
    .map(({ collection, slug, titleField }) => ({
      label: getTranslation(collection.labels?.plural ?? slug, i18n),
      slug,
      tenantId,
      titleField,
    }))
