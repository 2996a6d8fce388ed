import { randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '@/lib/values'
import { defineOperation } from '@/endpoints/define'
import { refused } from '@/endpoints/OperationError'
import { superAdmin } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument, type Site } from './changeSite'
import { countStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'

const input = z.strictObject({
  id: z.uuid(),
  /** The complete list of active add-ons. */
  addons: z.array(z.uuid()).max(50),
  /** Null for no plan. */
  plan: z.uuid().nullable(),
  ...expectedVersion,
})

/** Changes the plan and add-ons of a tenant. Super-admins only. */
export const updateTenantPlan = defineOperation({
  name: 'updateTenantPlan',
  area: 'billing',
  audit: 'tenant.plan',
  input,
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/plan',
  run: async ({ audit, input: { id, addons, plan, updatedAt }, req }) => {
    if (plan) await assertExist(req, 'plans', [plan], 'plan')
    await assertExist(req, 'addons', addons, 'addons')
    return changeSite(req, { area: 'billing', id, updatedAt }, (site) => {
      audit({
        after: { addons, plan },
        before: { addons: activeAddons(site), plan: idOf(site.plan) },
        target: `tenants/${id}`,
      })
      return { addons: [...new Set(addons)].map((addon) => ({ id: randomUUID(), active: true, addon })), plan }
    })
  },
  summary: "Change a site's plan and add-ons",
  tenant: ({ id }) => id,
  who: superAdmin,
})

const activeAddons = ({ addons }: Site) => (addons ?? []).flatMap(({ active, addon }) => (active ? [idOf(addon)] : []))

async function assertExist(
  req: PayloadRequest,
  collection: Extract<CollectionSlug, 'addons' | 'plans'>,
  ids: string[],
  path: string,
): Promise<void> {
  const { totalDocs } = await countStored(req, { collection, where: { id: { in: ids } } })
  if (totalDocs !== new Set(ids).size) throw refused('billing', translatorOf(req.i18n)('refusedPlanOrAddon'), path)
}
