import type { PayloadRequest } from 'payload'
import { tenantOf, tenantOfForm } from '../../../access/tenants'

/** What a preview in a form has to know of the site. */
export interface SeoSite {
  name: string
  defaultLanguage: string
}

export async function siteOfForm(req: PayloadRequest, data: unknown): Promise<SeoSite> {
  const id = await tenantOfForm(req, data)
  const tenant = id ? await tenantOf(req, id) : null
  return { defaultLanguage: tenant?.defaultLanguage ?? 'en', name: tenant?.name ?? '' }
}
