import type { BasePayload, FlattenedField } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { tableNameOf } from '@/database/connections'
import {
  deleteTenantRow,
  dropOwnReferences,
  emptyTables,
  isMarkedForDeletion,
  readDocumentIds,
} from '@/database/tenants/deletion'
import { removeFolder } from '@/lib/storage/storedUploads'

/** Number of documents deleted at once, so that an interrupted job loses little progress. */
const BATCH = 100

/** Deleted in the same transaction as the tenant: until then it records who requested the deletion. */
const LAST = 'audit-log'

/**
 * Deletes a tenant that is marked for deletion: documents with their versions and files, then all other data of the
 * core and of plugins, then the tenant itself. If interrupted, it continues on the next run. Every query is limited to
 * the tenant.
 */
export async function deleteTenant(payload: BasePayload, { id }: { id: string }): Promise<void> {
  if (!(await isMarkedForDeletion(payload, id))) return
  await dropOwnReferences(payload, id)
  const { contentTypes, tenantTables } = callboardOf(payload)
  const content = new Set(contentTypes.map(({ slug }) => slug))
  const others = payload.config.collections.filter(
    ({ flattenedFields, slug }) => !content.has(slug) && slug !== LAST && flattenedFields.some(belongsToTenant),
  )
  // Each deletion queues the removal of its files, which are outside the database.
  for (const slug of [...content, ...others.filter(({ upload }) => upload).map(({ slug }) => slug)])
    await deleteDocuments(payload, slug, id)
  // Also removes the files of versions that no longer belong to a document.
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

/** Uses Payload, which also deletes versions and files. Includes drafts and trashed documents. */
async function deleteDocuments(payload: BasePayload, slug: string, tenant: string): Promise<void> {
  for (;;) {
    const ids = await readDocumentIds(payload, slug, tenant, BATCH)
    if (ids.length === 0) return
    const { errors } = await payload.delete({
      collection: slug as 'pages',
      context: { deletingTenant: true },
      depth: 0,
      // System job without a user.
      overrideAccess: true,
      overrideLock: true,
      trash: true,
      where: { id: { in: ids } },
    })
    if (errors.length > 0)
      throw new Error(
        `Deleting tenant ${tenant}: ${errors.length} documents of ${slug} could not be deleted. The job will retry.`,
      )
  }
}
