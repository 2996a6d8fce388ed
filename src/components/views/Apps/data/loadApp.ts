import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '@/access/person'
import type { App } from '@/payload-types'
import { loadInstalledApps, toCard, type AppCard } from './loadApps'

/** Loads an app with its catalogue entry. Null if there is none, or it is inactive and not enabled on the site. */
export async function loadApp(
  req: PayloadRequest,
  tenant: TenantSummary,
  handle: string,
): Promise<{ app: App; card: AppCard } | null> {
  const { docs } = await req.payload.find({
    collection: 'apps',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    user: req.user,
    where: { handle: { equals: handle } },
  })
  const [app] = docs
  if (!app) return null
  const card = toCard(app, tenant, await loadInstalledApps(req, tenant), req.i18n.language)
  return app.active === false && !card.isEnabled ? null : { app, card }
}
