import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import { tenantOfForm } from '../../../../access/tenants'
import { readSiteAddress } from '../../../../database/website/readSiteAddress'
import { settings } from '../../../../lib/settings'
import { siteOrigin } from '../../../../lib/site/addresses'
import { issuePreview } from './previewToken'

/**
 * Returns the origin for previews of a site: its own, or the one configured in `WEBSITE_URL`. Null when there is no
 * such site.
 */
export async function previewOrigin(req: PayloadRequest, tenant: string): Promise<string | null> {
  const site = await readSiteAddress(req, tenant)
  if (!site) return null
  const env = settings()
  return env.WEBSITE_URL ? env.WEBSITE_URL.replace('{slug}', site.slug).replace(/\/+$/, '') : siteOrigin(site, env)
}

interface Args {
  collectionConfig?: { slug: string }
  data: Record<string, unknown>
  locale: { code: string }
  req: PayloadRequest
}

/** Returns the live preview address for the current user; null before the document is saved for the first time. */
export async function livePreviewAddress({ collectionConfig, data, locale, req }: Args): Promise<string | null> {
  const tenant = idOf(data.tenant) && (await tenantOfForm(req, data))
  const id = idOf(data.id)
  if (!tenant || !id || !req.user || !collectionConfig) return null
  const origin = await previewOrigin(req, tenant)
  const token = issuePreview(
    { collection: collectionConfig.slug, id, tenant, user: String(req.user.id) },
    { now: new Date(), secret: req.payload.secret },
  )
  return origin && `${origin}/-/preview/${token}?language=${encodeURIComponent(locale.code)}`
}
