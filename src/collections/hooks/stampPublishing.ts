import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../access/idOf'
import { tenantOf } from '../../access/tenantOf'

/** Notes the moment of the first publication. The date that visitors see, `publishDate`, is typed by staff. */
export const stampPublishing: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt) {
    data.publishedAt = new Date().toISOString()
  }
  if (data.publishDate && !data.publishDate_tz) {
    const tenant = idOf(data.tenant ?? originalDoc?.tenant)
    data.publishDate_tz = (tenant ? (await tenantOf(req, tenant))?.timezone : null) ?? 'UTC'
  }
  return data
}
