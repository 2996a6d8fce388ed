import { z } from 'zod'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { member } from '../../routeRules'
import { contentTypeOf, assertPermission, tenantOfDocument } from '../siteDocument'
import { documentInput, schedule, readDocumentSchedule } from './schedule'

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
