import { z } from 'zod'
import { loadTenant } from '@/access/tenants'
import { markRead, markUnread } from '@/database/answers/writeAnswers'
import { defineOperation } from '@/endpoints/define'
import { badRequest, notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { tenantOfForm } from './answeredForm'
import { answerSelection, toAnswerSelection } from './inputs'
import { translatorOf } from '@/i18n/translator'

/**
 * Marks answers as read or unread for all staff of the tenant, so that people who share an inbox see what is new to all
 * of them.
 */
export const markAnswers = defineOperation({
  name: 'markAnswers',
  area: 'forms',
  audit: null,
  input: z.strictObject({ id: z.uuid(), isRead: z.boolean(), ...answerSelection }),
  isAction: true,
  method: 'post',
  output: z.object({ marked: z.number().int() }),
  path: '/forms/:id/answers/mark',
  run: async ({ input: { id, isRead, ...choice }, person, req, tenantId }) => {
    const tenant = await loadTenant(req.payload, tenantId)
    if (!tenant) throw notFound('forms')
    const chosen = toAnswerSelection(choice, tenant.timezone)
    if (!chosen) throw badRequest('forms', translatorOf(req.i18n)('refusedAnswersChoice'))
    const form = { formId: id, tenantId: tenant.id }
    return { marked: isRead ? await markRead(req, form, chosen, person.id) : await markUnread(req, form, chosen) }
  },
  summary: 'Mark answers of a form as read or unread',
  tenant: tenantOfForm,
  who: withAnyPermission('forms:manage'),
})
