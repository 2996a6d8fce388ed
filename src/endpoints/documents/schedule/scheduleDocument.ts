import { z } from 'zod'
import { dbOf } from '../../../database/connections'
import { readScheduledTimes } from '../../../database/documents/documentSchedule'
import { lockValue } from '../../../database/locks'
import { readDateTimeFormats } from '../../../database/tenants/readTenants'
import { translatorOf } from '../../../i18n/translator'
import { dayInput, timeInput } from '../../../lib/events/recurring/dateInputs'
import { localToInstant } from '../../../lib/events/recurring/localToInstant'
import { defineOperation } from '../../define'
import { conflict, notFound, refused } from '../../OperationError'
import { member } from '../../routeRules'
import { contentTypeOf, assertCanPublish, tenantOfDocument } from '../siteDocument'
import { documentInput, schedule, readDocumentSchedule } from './schedule'

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
    /**
     * `gap`: the clocks skip the requested time, so it moves later by the skipped amount. `twice`: the time occurs
     * twice and the first is used.
     */
    change: z.enum(['gap', 'twice']).nullable(),
  }),
  path: '/documents/:type/:id/schedule',
  run: async ({ input, person, req, tenantId }) => {
    const { id, day, isPublish, time, type } = input
    const { slug } = contentTypeOf(req, type)
    assertCanPublish(req, person, contentTypeOf(req, type), tenantId)
    if (!tenantId || !req.user) throw notFound('documents')
    const t = translatorOf(req.i18n)
    const { zone } = await readDateTimeFormats(req, tenantId)
    const { change, moment } = localToInstant(day, time, zone)
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
