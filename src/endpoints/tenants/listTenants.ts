import { z } from 'zod'
import { findTenantsByName } from '../../database/tenants/readTenants'
import { planLabel } from '../../lib/plans/planAllows'
import { defineOperation } from '../define'
import { signedIn } from '../rules'

const MOST = 50

const tenant = z.object({ id: z.uuid(), name: z.string(), plan: z.string(), slug: z.string() })

/** The tenants that a person can put on screen: their own, or all of them for the provider, found by name. */
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
      return { tenants: own.slice(0, MOST), total: own.length }
    }
    return findTenantsByName(req.payload, text, MOST)
  },
  summary: 'List the sites that you can put on screen',
  who: signedIn,
})
