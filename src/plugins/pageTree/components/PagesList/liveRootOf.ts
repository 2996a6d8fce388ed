import type { PayloadRequest } from 'payload'
import { siteAddressOf } from '../../../../database/website/siteAddressOf'
import { settings } from '../../../../lib/settings'
import { siteOrigin } from '../../../../lib/site/siteOrigin'

/** Where visitors find the site, without a slash at its end; null where there is no such site. */
export async function liveRootOf(req: PayloadRequest, tenantId: string): Promise<string | null> {
  const site = await siteAddressOf(req, tenantId)
  return site && siteOrigin(site, settings())
}
