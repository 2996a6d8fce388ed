import type { BasePayload, FlattenedField } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { tableNameOf } from '../../database/tableOf'
import {
  deleteTenantRow,
  dropOwnReferences,
  emptyTables,
  isMarkedForDeletion,
  someDocumentsOf,
} from '../../database/tenants/deletion'
import { removeFolder } from '../../lib/storage/storedUploads'

/** Documents that are deleted in one go, so that a killed job goes on near where it was. */
const BATCH = 100

/** Goes with the tenant itself, in one transaction: until then it says who asked for the deletion. */
const LAST = 'audit-log'

/**
 * Deletes a tenant that was asked to be deleted: documents with their versions and files, then everything else that
 * belongs to it, of the core and of plugins, then the tenant itself. Killed at any point it goes on when it runs again;
 * every statement names the tenant, so that nothing of another one is touched.
 */
export async function deleteTenant(payload: BasePayload, { id }: { id: string }): Promise<void> {
  if (!(await isMarkedForDeletion(payload, id))) return
  await dropOwnReferences(payload, id)
  const { contentTypes, tenantTables } = callboardOf(payload)
  const content = new Set(contentTypes.map(({ slug }) => slug))
  const others = payload.config.collections.filter(
    ({ flattenedFields, slug }) => !content.has(slug) && slug !== LAST && flattenedFields.some(belongsToTenant),
  )
  // Files lie outside of the database: Payload deletes them with their documents.
  for (const slug of [...content, ...others.filter(({ upload }) => upload).map(({ slug }) => slug)])
    await deleteDocuments(payload, slug, id)
  // Files of versions that no document has any more, too.
  for (const { slug, upload } of payload.config.collections)
    if (upload) await removeFolder({ collection: slug, tenant: id })
  await emptyTables(
    payload,
    [...others.filter(({ upload }) => !upload).map(({ slug }) => tableNameOf(slug)), ...tenantTables],
    id,
  )
  await deleteTenantRow(payload, id)
}

const belongsToTenant = (field: FlattenedField): boolean =>
  field.name === 'tenant' && field.type === 'relationship' && field.relationTo === 'tenants'

/** Through Payload, which deletes versions and files along; drafts and what lies in the trash too. */
async function deleteDocuments(payload: BasePayload, slug: string, tenant: string): Promise<void> {
  for (;;) {
    const ids = await someDocumentsOf(payload, slug, tenant, BATCH)
    if (ids.length === 0) return
    const { errors } = await payload.delete({
      collection: slug as 'pages',
      context: { deletingTenant: true },
      depth: 0,
      // A job of the provider's: there is no person whose rights could be asked.
      overrideAccess: true,
      overrideLock: true,
      trash: true,
      where: { id: { in: ids } },
    })
    if (errors.length > 0) throw new Error(`${slug}: ${errors.length} documents could not be deleted`)
  }
}
