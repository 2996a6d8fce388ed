import { z } from 'zod'
import { TENANT_COOKIE } from '@/access/session'
import { setLastTenant } from '@/database/accounts/profiles'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { memberWithoutSecondFactor } from '@/endpoints/routeRules'

const ONE_YEAR = 365 * 24 * 60 * 60

/** Switches the current tenant, here and for the next sign-in. Grants no access. */
export const setTenant = defineOperation({
  name: 'setTenant',
  area: 'tenants',
  audit: null,
  input: z.strictObject({ tenantId: z.uuid() }),
  method: 'post',
  output: z.object({ success: z.literal(true) }),
  path: '/users/set-tenant',
  run: async ({ input, person, req }) => {
    if (!(await setLastTenant(req, person.id, input.tenantId))) throw notFound('tenants')
    const secure = req.payload.config.serverURL.startsWith('https:') ? '; Secure' : ''
    req.responseHeaders ??= new Headers()
    req.responseHeaders.append(
      'Set-Cookie',
      `${TENANT_COOKIE}=${input.tenantId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ONE_YEAR}${secure}`,
    )
    return { success: true as const }
  },
  summary: 'Switch to another of your sites',
  tenant: ({ tenantId }) => tenantId,
  who: memberWithoutSecondFactor,
})
