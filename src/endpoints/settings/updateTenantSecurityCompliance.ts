import { z } from 'zod'
import { CSP_PRESETS } from '@/lib/csp/presets'
import { parseDirectives } from '@/lib/csp/cspHeader'
import { isLink } from '@/lib/values'
import { translatorOf } from '@/i18n/translator'
import { defineOperation } from '@/endpoints/define'
import { badRequest } from '@/endpoints/OperationError'
import { administrator } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument } from './changeSite'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const input = z.strictObject({
  id: z.uuid(),
  cookieBanner: z
    .strictObject({
      enabled: z.boolean(),
      privacyPolicyUrl: z.string().trim().max(2000).refine(isLink, inputProblem('address')),
    })
    .optional(),
  csp: z.strictObject({ directives: z.string().max(20_000), preset: z.enum(CSP_PRESETS) }).optional(),
  ...expectedVersion,
})

/** Changes content security policy and cookie banner of a tenant. Omitted fields are unchanged. */
export const updateTenantSecurityCompliance = defineOperation({
  name: 'updateTenantSecurityCompliance',
  area: 'security',
  audit: 'settings.security',
  input,
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/security',
  run: ({ audit, input: { id, cookieBanner, csp, updatedAt }, req }) => {
    const parsed = parseDirectives(csp?.directives ?? '')
    if ('problem' in parsed) {
      const message = translatorOf(req.i18n)(parsed.problem.key, parsed.problem.values)
      throw badRequest('security', message, [{ message, path: 'csp.directives' }])
    }
    return changeSite(req, { area: 'security', id, updatedAt }, (site) => {
      const after = { ...(cookieBanner && { cookieBanner }), ...(csp && { csp }) }
      audit({ after, before: { cookieBanner: site.cookieBanner, csp: site.csp }, target: `tenants/${id}` })
      return after
    })
  },
  summary: "Change a site's security and compliance settings",
  tenant: ({ id }) => id,
  who: administrator,
})
