import { z } from 'zod'
import { holds } from '../../../access/person'
import { deleteAnswers } from '../../../database/answers/writeAnswers'
import { defineOperation } from '../../define'
import { badRequest, forbidden, notFound } from '../../OperationError'
import { holderOf } from '../../routeRules'
import { formOf, tenantOfForm } from './formOf'
import { chosenAnswers, chosenIn } from './inputs'

/**
 * Deletes answers permanently. Requires both `forms:manage` and `forms:delete`, because users who delete answers must
 * be able to see them.
 */
export const deleteFormAnswers = defineOperation({
  name: 'deleteFormAnswers',
  area: 'forms',
  audit: 'forms.answersDeleted',
  input: z.strictObject({ id: z.uuid(), ...chosenAnswers }),
  isAction: true,
  method: 'post',
  output: z.object({ deleted: z.number().int() }),
  path: '/forms/:id/answers/delete',
  run: async ({ audit, input: { id, ...choice }, person, req, tenantId }) => {
    if (!holds(person, 'forms:delete', tenantId)) throw forbidden('forms')
    const answeredForm = await formOf(req, id)
    if (!answeredForm) throw notFound('forms')
    const chosen = chosenIn(choice, answeredForm.tenant.timezone)
    if (!chosen) throw badRequest('forms', 'Name either answers or a filter.')
    const deleted = await deleteAnswers(req, answeredForm.target, chosen)
    if (deleted === 0) throw notFound('forms')
    audit({ before: { count: String(deleted), title: answeredForm.form.title }, target: `forms/${id}` })
    return { deleted }
  },
  summary: 'Delete answers of a form',
  tenant: tenantOfForm,
  who: holderOf('forms:manage'),
})
