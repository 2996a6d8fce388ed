import { z } from 'zod'
import { findTenantsByName } from '@/database/tenants/readTenants'
import { planLabel } from '@/lib/plans/planAllows'
import { defineOperation } from '@/endpoints/define'
import { signedIn } from '@/endpoints/routeRules'

const MAX_TENANTS = 50

const tenant = z.object({ id: z.uuid(), name: z.string(), plan: z.string(), slug: z.string() })

/** Lists the tenants that the user can switch to: their own, or all tenants for super-admins. Searchable by name. */
export const listTenants = defineOperation({
  name: 'listTenants',
  area: 'tenants',
  audit: null,
  input: z.strictObject({ search: z.string().max(120).default('') }),
  method: 'get',
  output: z.object({ tenants: z.array(tenant), total: z.number().int() }),
  path: '/users/tenants',
  run: async ({ input, person, req }) => {
    const text = input.search.trim().toLowerCase()
    if (!person.isSuperAdmin) {
      const own = [...person.memberships.values()]
        .map(({ tenant: { id, name, plan, slug } }) => ({ id, name, plan: planLabel(plan), slug }))
        .filter(({ name, slug }) => name.toLowerCase().includes(text) || slug.includes(text))
      return { tenants: own.slice(0, MAX_TENANTS), total: own.length }
    }
    return findTenantsByName(req.payload, text, MAX_TENANTS)
  },
  summary: 'List the sites that you can switch to',
  who: signedIn,
})
