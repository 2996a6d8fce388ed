import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readScheduledTimes } from '../../../database/documents/documentSchedule'
import { readDateTimeFormats } from '../../../database/tenants/readTenants'
import { notFound } from '../../OperationError'
import { contentTypeOf, findSiteDocument } from '../siteDocument'
import { siteMoments } from '../siteMoments'

export const documentInput = { id: z.uuid(), type: z.string().max(60) }

export const schedule = z.object({
  /** In the tenant's time zone and date format. */
  now: z.string(),
  times: z.array(z.object({ id: z.uuid(), isPublish: z.boolean(), moment: z.string() })),
  /** IANA name. */
  zone: z.string(),
})

/**
 * Reads a document's schedule in the tenant's time zone.
 * @throws OperationError 404 if the document does not exist or is in the trash
 */
export async function readDocumentSchedule(
  req: PayloadRequest,
  { id, type }: { id: string; type: string },
  tenantId: string,
): Promise<z.infer<typeof schedule>> {
  const { slug } = contentTypeOf(req, type)
  if (!(await findSiteDocument(req, slug, id))) throw notFound('documents')
  const { zone } = await readDateTimeFormats(req, tenantId)
  const { format, formatWithZone } = await siteMoments(req, tenantId)
  const times = await readScheduledTimes(req, { id, collection: slug })
  return {
    now: formatWithZone(new Date().toISOString()),
    times: times.map((time) => ({ id: time.id, isPublish: time.isPublish, moment: format(time.at) })),
    zone,
  }
}
