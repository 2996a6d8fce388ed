import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ContentType } from '@/access/contentType'
import { hasPermission, type Person } from '@/access/person'
import { permissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'

/** Content types whose translations are tracked: those with versions. */
export const translatedTypes = ({ payload }: Pick<PayloadRequest, 'payload'>): ContentType[] =>
  callboardOf(payload).contentTypes.filter(({ slug }) =>
    Boolean(payload.collections[slug as CollectionSlug].config.versions),
  )

/** Translated content types that a person may view in a tenant. */
export const typesSeenBy = (
  req: Pick<PayloadRequest, 'payload'>,
  person: Person | null,
  tenantId: string,
): ContentType[] =>
  translatedTypes(req).filter(({ group }) => hasPermission(person, permissionKey(group.name, 'view'), tenantId))
