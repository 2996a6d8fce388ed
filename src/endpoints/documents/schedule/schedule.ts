import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { cancelTime, readScheduledTimes } from '@/database/documents/documentSchedule'
import { readDateTimeFormats } from '@/database/tenants/readTenants'
import { conflict, notFound, refused } from '@/endpoints/OperationError'
import { assertCanPublish, assertPermission, contentTypeOf, findSiteDocument, tenantOfDocument } from '../siteDocument'
import { siteMoments } from '../siteMoments'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { dbOf } from '@/database/connections'
import { lockValue } from '@/database/transactions'
import { translatorOf } from '@/i18n/translator'
import { dayInput, timeInput } from '@/lib/events/recurring/rule'
import { instantOf } from '@/endpoints/instantOf'

const documentInput = { id: z.uuid(), type: z.string().max(60) }

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
async function readDocumentSchedule(
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

/** Reads the scheduled times of a document. */
export const readSchedule = defineOperation({
  name: 'readSchedule',
  area: 'documents',
  audit: null,
  input: z.strictObject(documentInput),
  method: 'get',
  output: schedule,
  path: '/documents/:type/:id/schedule',
  run: ({ input, person, req, tenantId }) => {
    assertPermission(person, contentTypeOf(req, input.type), 'view', tenantId)
    if (!tenantId) throw notFound('documents')
    return readDocumentSchedule(req, input, tenantId)
  },
  summary: "Read a document's schedule",
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})

/** Maximum number of scheduled times per document. */
const MAX_TIMES = 20

/**
 * Schedules the publication or unpublication of a document, in the tenant's time zone. Payload's job runs with the
 * permissions of the user who scheduled it.
 */
export const scheduleDocument = defineOperation({
  name: 'scheduleDocument',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ...documentInput, day: dayInput, isPublish: z.boolean(), time: timeInput }),
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'post',
  output: schedule.extend({
    /** `twice`: the clocks go back and the time occurs twice; the first is used. */
    change: z.enum(['twice']).nullable(),
  }),
  path: '/documents/:type/:id/schedule',
  run: async ({ input, person, req, tenantId }) => {
    const { id, day, isPublish, time, type } = input
    const { slug } = contentTypeOf(req, type)
    assertCanPublish(req, person, contentTypeOf(req, type), tenantId)
    if (!tenantId || !req.user) throw notFound('documents')
    const t = translatorOf(req.i18n)
    const { zone } = await readDateTimeFormats(req, tenantId)
    const { change, moment } = instantOf(req, 'documents', { day, time }, zone)
    if (Date.parse(moment) <= Date.now()) throw refused('documents', t('scheduleInPast'), 'day')
    await lockValue(await dbOf(req), 'schedule', id)
    await readDocumentSchedule(req, input, tenantId)
    const times = await readScheduledTimes(req, { id, collection: slug })
    if (times.some(({ at }) => Date.parse(at) === Date.parse(moment)))
      throw conflict('documents', t('scheduleTaken'), 'time')
    if (times.length >= MAX_TIMES) throw refused('documents', t('scheduleMost', { count: MAX_TIMES }))
    await req.payload.jobs.queue({
      input: {
        doc: { relationTo: slug as 'pages', value: id },
        type: isPublish ? 'publish' : 'unpublish',
        user: { relationTo: 'users', value: req.user.id },
      },
      req,
      task: 'schedulePublish',
      waitUntil: new Date(moment),
    })
    return { ...(await readDocumentSchedule(req, input, tenantId)), change }
  },
  summary: 'Schedule the publication or unpublication of a document',
  tenant: tenantOfDocument,
  who: member,
})

/** Cancels a scheduled time, unless the worker has started it. */
export const unscheduleDocument = defineOperation({
  name: 'unscheduleDocument',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ...documentInput, time: z.uuid() }),
  method: 'delete',
  output: schedule,
  path: '/documents/:type/:id/schedule/:time',
  run: async ({ input, person, req, tenantId }) => {
    const { id, time, type } = input
    const contentType = contentTypeOf(req, type)
    assertCanPublish(req, person, contentType, tenantId)
    if (!tenantId || !(await cancelTime(req, { id, collection: contentType.slug }, time))) throw notFound('documents')
    return readDocumentSchedule(req, input, tenantId)
  },
  summary: 'Cancel a scheduled time of a document',
  tenant: tenantOfDocument,
  who: member,
})
