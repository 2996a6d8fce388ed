import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import type { ContentType, Person } from '@/exports/types'

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
