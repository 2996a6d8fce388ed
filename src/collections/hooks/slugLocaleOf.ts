import type { PayloadRequest } from 'payload'
import { tenantOf } from '../../access/tenantOf'

const PREFERRED = 'en'

/** The language that slugs derive in: English, or the default language of a tenant that has no English. */
export async function slugLocaleOf(req: PayloadRequest, tenantId: string | null): Promise<string> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenant || tenant.languages.includes(PREFERRED)) return PREFERRED
  return tenant.defaultLanguage
}
