import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import type { TenantSummary } from '@/access/person'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { appTextIn } from '@/i18n/content/appTexts'
import { planAllows } from '@/lib/plans/planAllows'
import type { App } from '@/payload-types'

/** An app as shown in cards and lists. Plain data, so that it can be passed to client components. */
export interface AppCard {
  id: string
  handle: string
  name: string
  category: string
  description: string
  logoUrl: string | null
  isEnabled: boolean
  /** Requires a capability that the site's plan and add-ons lack. */
  needsUpgrade: boolean
}

/** The apps that a site can enable or has enabled, by name. */
export async function loadApps(req: PayloadRequest, tenant: TenantSummary): Promise<AppCard[]> {
  const { docs } = await req.payload.find({
    collection: 'apps',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'name',
    user: req.user,
  })
  const installed = await loadInstalledApps(req, tenant)
  return docs
    .filter(({ id, active }) => active !== false || installed.has(id))
    .map((app) => toCard(app, tenant, installed, req.i18n.language))
}

/** Ids of the apps enabled on a site. */
export async function loadInstalledApps(
  req: PayloadRequest,
  { id }: TenantSummary,
): Promise<ReadonlySet<string | null>> {
  return new Set(((await readStoredSite(req, id)).installedApps ?? []).map(idOf))
}

export const toCard = (
  { id, category, description, handle, logoUrl, name, requiresPlan }: App,
  tenant: TenantSummary,
  installed: ReadonlySet<string | null>,
  language: string,
): AppCard => ({
  id,
  category,
  description: appTextIn(language, description ?? ''),
  handle,
  isEnabled: installed.has(id),
  logoUrl: logoUrl ?? null,
  name,
  needsUpgrade: Boolean(requiresPlan && !planAllows(tenant, requiresPlan)),
})
