import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { permissionKey, type PermissionKey } from '../../../../../access/permissions'
import { callboardOf } from '../../../../../access/registryOf'

/** A type of documents, as one asks about one of them. */
export interface DocumentType {
  slug: string
  label: string
  tenantId: string
  titleField: string
}

/** The types of documents that somebody sees in a tenant. @param held what they hold there */
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
