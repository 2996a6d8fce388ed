import { z } from 'zod'
import { idOf } from '../../../access/idOf'
import { tenantOf } from '../../../access/tenantOf'
import type { App } from '../../../payload-types'
import { planAllows } from '../../../lib/plans/planAllows'
import { notInPlan, refused } from '../../OperationError'
import { definePart } from './part'

/** Ids, or objects that have one. */
export const installedAppsPart = z
  .array(z.union([z.uuid(), z.looseObject({ id: z.uuid() }).transform(({ id }) => id)]))
  .max(200)

/** Enables and removes apps. One that the plan does not allow cannot be added; where it is, it may stay. */
export const patchInstalledApps = definePart<z.infer<typeof installedAppsPart>>({
  audit: 'settings.installedApps',
  change: async (given, site, req) => {
    const after = [...new Set(given)]
    const before = new Set((site.installedApps ?? []).map(idOf))
    const added = after.filter((id) => !before.has(id))
    const { docs } = await req.payload.db.find<App>({
      collection: 'apps',
      pagination: false,
      req,
      where: { id: { in: added } },
    })
    const tenant = (await tenantOf(req, site.id))!
    for (const id of added) {
      const app = docs.find((one) => one.id === id)
      if (!app || app.active === false) throw refused('apps', 'There is no such app.', 'installedApps')
      if (app.requiresPlan && !planAllows(tenant, app.requiresPlan)) {
        throw notInPlan(
          'apps',
          `${app.name} requires Ticketing Integrations. Please upgrade your plan or purchase an add-on to access premium ticketing integrations.`,
        )
      }
    }
    return { installedApps: after }
  },
  field: 'installedApps',
  inAudit: ({ installedApps }) => (installedApps ?? []).map(idOf),
  key: 'settings:apps',
})
