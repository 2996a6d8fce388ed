import type { Access, CollectionConfig } from 'payload'
import { inTenantOfData } from './atoms/inTenantOfData'
import { inTenantsWith } from './atoms/inTenantsWith'
import { nobody } from './atoms/nobody'
import { permissionKey } from './permissions'

type CollectionAccess = Required<Pick<NonNullable<CollectionConfig['access']>, 'create' | 'delete' | 'read' | 'readVersions' | 'unlock' | 'update'>>

/**
 * The access functions of a tenant-scoped collection.
 * @param group permission group: reading needs its `view`, writing `manage`, trashing and deleting `delete`
 */
export function forCollection(group: string): CollectionAccess {
  const view = permissionKey(group, 'view')
  const manage = permissionKey(group, 'manage')
  const remove = permissionKey(group, 'delete')
  return {
    create: inTenantOfData(manage),
    delete: inTenantsWith(remove),
    read: inTenantsWith(view),
    readVersions: inTenantsWith(view, 'version.tenant'),
    unlock: nobody,
    update: trashing(inTenantsWith(remove), inTenantsWith(manage)),
  }
}

/** For Payload, putting a document into the trash is an update of `deletedAt` and nothing else. */
const trashing =
  (ifTrashing: Access, otherwise: Access): Access =>
  (args) => {
    const data: unknown = args.data
    const isTrashing =
      typeof data === 'object' && data !== null && 'deletedAt' in data && data.deletedAt !== null && Object.keys(data).length === 1
    return (isTrashing ? ifTrashing : otherwise)(args)
  }
