import { z } from 'zod'
import { hasPermission } from '@/access/person'
import { deleteAnswers } from '@/database/answers/writeAnswers'
import { defineOperation } from '@/endpoints/define'
import { badRequest, forbidden, notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { readAnsweredForm, tenantOfForm } from './answeredForm'
import { answerSelection, toAnswerSelection } from './inputs'
import { translatorOf } from '@/i18n/translator'

/**
 * Deletes answers permanently. Requires both `forms:manage` and `forms:delete`, because users who delete answers must
 * be able to see them.
 */
export const deleteFormAnswers = defineOperation({
  name: 'deleteFormAnswers',
  area: 'forms',
  audit: 'forms.answersDeleted',
  input: z.strictObject({ id: z.uuid(), ...answerSelection }),
  isAction: true,
  method: 'post',
  output: z.object({ deleted: z.number().int() }),
  path: '/forms/:id/answers/delete',
  run: async ({ audit, input: { id, ...choice }, person, req, tenantId }) => {
    if (!hasPermission(person, 'forms:delete', tenantId)) throw forbidden('forms')
    const answeredForm = await readAnsweredForm(req, id)
    if (!answeredForm) throw notFound('forms')
    const chosen = toAnswerSelection(choice, answeredForm.tenant.timezone)
    if (!chosen) throw badRequest('forms', translatorOf(req.i18n)('refusedAnswersChoice'))
    const deleted = await deleteAnswers(req, answeredForm.target, chosen)
    if (deleted === 0) throw notFound('forms')
    audit({ before: { count: String(deleted), title: answeredForm.form.title }, target: `forms/${id}` })
    return { deleted }
  },
  summary: 'Delete answers of a form',
  tenant: tenantOfForm,
  who: withAnyPermission('forms:manage'),
})
