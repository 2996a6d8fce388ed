import { z } from 'zod'
import { cancelTime } from '../../../database/documents/documentSchedule'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { member } from '../../routeRules'
import { contentTypeOf, assertCanPublish, tenantOfDocument } from '../siteDocument'
import { documentInput, schedule, readDocumentSchedule } from './schedule'

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
