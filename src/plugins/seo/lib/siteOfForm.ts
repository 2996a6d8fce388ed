import type { PayloadRequest } from 'payload'
import { tenantOf, tenantOfForm } from '@/exports/server'

/** The properties of the site that a preview in a form needs. */
export interface SeoSite {
  name: string
  defaultLanguage: string
}

export async function siteOfForm(req: PayloadRequest, data: unknown): Promise<SeoSite> {
  const id = await tenantOfForm(req, data)
  const tenant = id ? await tenantOf(req, id) : null
  return { defaultLanguage: tenant?.defaultLanguage ?? 'en', name: tenant?.name ?? '' }
}
