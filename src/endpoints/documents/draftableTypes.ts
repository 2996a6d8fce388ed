import type { PayloadRequest } from 'payload'
import { hasPermission, type Person } from '@/access/person'
import { permissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import type { DraftableType } from '@/database/dashboard/newestDrafts'

/** The content types with drafts that a person can edit in a tenant, as the statement about newest drafts takes them. */
export const draftableTypes = (req: PayloadRequest, person: Person | null, tenantId: string): DraftableType[] =>
  callboardOf(req.payload)
    .contentTypes.filter(
      ({ collection, group }) =>
        collection.versions && hasPermission(person, permissionKey(group.name, 'manage'), tenantId),
    )
    .map(({ collection, slug, titleField }) => ({
      isTitleLocalized: collection.fields.some(
        (field) => 'name' in field && field.name === titleField && 'localized' in field && field.localized === true,
      ),
      slug,
      titleField,
    }))
