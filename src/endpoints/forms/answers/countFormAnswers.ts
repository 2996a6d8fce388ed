import { z } from 'zod'
import { hasPermission } from '@/access/person'
import { countByForm } from '@/database/answers/readAnswers'
import { defineOperation } from '@/endpoints/define'
import { forbidden } from '@/endpoints/OperationError'
import { tenantOfInput, tenantInput } from '@/endpoints/people/lockedSite'
import { member } from '@/endpoints/routeRules'

/**
 * Counts the answers of a tenant's forms, for all who can view forms, so that nobody deletes a form without knowing.
 * Forms without answers are omitted.
 */
export const countFormAnswers = defineOperation({
  name: 'countFormAnswers',
  area: 'forms',
  audit: null,
  input: z.strictObject({ ...tenantInput }),
  method: 'get',
  output: z.object({
    /** Whether the user can read the answers. */
    isReader: z.boolean(),
    forms: z.array(z.object({ id: z.uuid(), total: z.number().int(), unread: z.number().int() })),
  }),
  path: '/forms/answer-counts',
  run: async ({ person, req, tenantId }) => {
    if (!hasPermission(person, 'forms:view', tenantId)) throw forbidden('forms')
    const counts = await countByForm(req, tenantId)
    return {
      forms: counts.map(({ form, total, unread }) => ({ id: form, total, unread })),
      isReader: hasPermission(person, 'forms:manage', tenantId),
    }
  },
  summary: 'Count the answers of all forms of a site',
  tenant: tenantOfInput,
  takesToken: true,
  who: member,
})
