import { z } from 'zod'
import { poolOf } from '../../database/poolOf'
import { planLabel } from '../../lib/plans/planAllows'
import { defineOperation } from '../define'
import { signedIn } from '../rules'

const MOST = 50

const tenant = z.object({ id: z.uuid(), name: z.string(), plan: z.string(), slug: z.string() })

type Row = z.infer<typeof tenant>

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
    const words = input.search.trim().toLowerCase()
    if (!person!.isSuperAdmin) {
      const own: Row[] = [...person!.memberships.values()]
        .map(({ tenant: { id, name, plan, slug } }) => ({ id, name, plan: planLabel(plan), slug }))
        .filter(({ name, slug }) => name.toLowerCase().includes(words) || slug.includes(words))
      return { tenants: own.slice(0, MOST), total: own.length }
    }
    const { rows } = await poolOf(req.payload).query<Row & { total: number }>({
      name: 'callboard-tenants-by-name',
      text: `select t.id, t.name, t.slug, coalesce(p.name, 'Free') as plan, (count(*) over ())::int as total
        from tenants t left join plans p on p.id = t.plan_id
        where $1 = '' or strpos(lower(t.name), $1) > 0 or strpos(t.slug, $1) > 0
        order by lower(t.name), t.id limit ${MOST}`,
      values: [words],
    })
    return { tenants: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
  },
  summary: 'List the sites that you can put on screen',
  who: signedIn,
})
