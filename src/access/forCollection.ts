import type { Access, CollectionConfig } from 'payload'
import { inTenantOfData } from './atoms/inTenantOfData'
import { inTenantsWith } from './atoms/inTenantsWith'
import { nobody } from './atoms'
import { permissionKey, publishKey, type ContentGroup } from './permissions'

type CollectionAccess = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'delete' | 'read' | 'readVersions' | 'unlock' | 'update'>
>

/**
 * The access functions of a tenant-scoped collection.
 * @param group reading needs its `view`, writing `manage`, publishing `publish`, trashing and deleting `delete`.
 *   What a save without a state would put on the website is refused by `guardPublishing`
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

/** What says that it is published, which is also how screens learn whether to offer the button. */
const publishing =
  (ifPublishing: Access, otherwise: Access): Access =>
  (args) =>
    ((args.data as { _status?: unknown } | undefined)?._status === 'published' ? ifPublishing : otherwise)(args)

/** For Payload, putting a document into the trash is an update of `deletedAt` and nothing else. */
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
