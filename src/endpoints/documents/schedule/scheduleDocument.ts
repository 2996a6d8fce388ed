import { z } from 'zod'
import { dbOf } from '../../../database/connections'
import { timesOf } from '../../../database/documents/documentSchedule'
import { lockValue } from '../../../database/locks'
import { dateTimeFormatsOf } from '../../../database/tenants/readTenants'
import { translatorOf } from '../../../i18n/translator'
import { dayInput, timeInput } from '../../../lib/events/recurring/wallInput'
import { wallMoment } from '../../../lib/events/recurring/wallMoment'
import { defineOperation } from '../../define'
import { conflict, notFound, refused } from '../../OperationError'
import { member } from '../../routeRules'
import { contentTypeOf, requirePublish, tenantOfDocument } from '../siteDocument'
import { named, schedule, scheduleOf } from './schedule'

/** A document that has more times than these is switched on and off by a program. */
const MOST = 20

/** Sets a time, on the clock of the site, at which a document is published or taken off. Payload's job does it then, with the rights of who set it. */
export const scheduleDocument = defineOperation({
  name: 'scheduleDocument',
  area: 'documents',
  audit: null,
  input: z.strictObject({ ...named, day: dayInput, isPublish: z.boolean(), time: timeInput }),
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'post',
  output: schedule.extend({
    /** A time that the clocks leave out that day is later by what they leave out (`gap`); of one that comes twice it is the first (`twice`). */
    change: z.enum(['gap', 'twice']).nullable(),
  }),
  path: '/documents/:type/:id/schedule',
  run: async ({ input, person, req, tenantId }) => {
    const { id, day, isPublish, time, type } = input
    const { slug } = contentTypeOf(req, type)
    requirePublish(req, person, contentTypeOf(req, type), tenantId)
    if (!tenantId || !req.user) throw notFound('documents')
    const t = translatorOf(req.i18n)
    const { zone } = await dateTimeFormatsOf(req, tenantId)
    const { change, moment } = wallMoment(day, time, zone)
    if (Date.parse(moment) <= Date.now()) throw refused('documents', t('scheduleInPast'), 'day')
    await lockValue(await dbOf(req), 'schedule', id)
    await scheduleOf(req, input, tenantId)
    const times = await timesOf(req, { id, collection: slug })
    if (times.some(({ at }) => Date.parse(at) === Date.parse(moment)))
      throw conflict('documents', t('scheduleTaken'), 'time')
    if (times.length >= MOST) throw refused('documents', t('scheduleMost', { count: MOST }))
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
    return { ...(await scheduleOf(req, input, tenantId)), change }
  },
  summary: 'Set a time at which a document is published or taken off',
  tenant: tenantOfDocument,
  who: member,
})
