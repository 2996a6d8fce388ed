import type { Access, CollectionConfig } from 'payload'
import { inTenantOfData, inTenantsWith, nobody } from './atoms'
import { permissionKey, publishKey, type ContentGroup } from './permissions'

type CollectionAccess = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'delete' | 'read' | 'readVersions' | 'unlock' | 'update'>
>

/**
 * The access functions of a tenant-scoped collection.
 * @param group reading requires its `view` key, writing `manage`, publishing `publish`, and moving to the trash or
 *   deleting `delete`. `guardPublishing` refuses a save without a status that would publish
 */
export function forCollection(group: ContentGroup): CollectionAccess {
  const view = permissionKey(group.name, 'view')
  const manage = permissionKey(group.name, 'manage')
  const publish = publishKey(group)
  const remove = permissionKey(group.name, 'delete')
  return {
    create: publishing(inTenantOfData(publish), inTenantOfData(manage)),
    delete: inTenantsWith(remove),
    read: inTenantsWith(view),
    readVersions: inTenantsWith(view, 'version.tenant'),
    unlock: nobody,
    update: trashing(inTenantsWith(remove), publishing(inTenantsWith(publish), inTenantsWith(manage))),
  }
}

/** Chooses the rule by the `_status` of the data. Screens use it to decide whether to offer the button. */
const publishing =
  (ifPublishing: Access, otherwise: Access): Access =>
  (args) =>
    ((args.data as { _status?: unknown } | undefined)?._status === 'published' ? ifPublishing : otherwise)(args)

/**
 * Chooses the rule by whether the update moves a document to the trash: for Payload, an update of `deletedAt` alone.
 */
const trashing =
  (ifTrashing: Access, otherwise: Access): Access =>
  (args) => {
    const data: unknown = args.data
    const isTrashing =
      typeof data === 'object' &&
      data !== null &&
      'deletedAt' in data &&
      data.deletedAt !== null &&
      Object.keys(data).length === 1
    return (isTrashing ? ifTrashing : otherwise)(args)
  }
