import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { idOf } from '../../access/idOf'
import { tenantOf } from '../../access/tenantOf'
import { translatorOf } from '../../i18n/translator'

interface Entry {
  kind?: string | null
}

/** Links and headings have no title but their own. In other languages than the site's first they fall back to that. */
export const labelNeeded: TextFieldSingleValidation = async (value, { data, req, siblingData }) => {
  const { kind } = siblingData as Entry
  if (value?.trim() || (kind ?? 'document') === 'document') return true
  if (!(await isMainLanguage(req, idOf((data as { tenant?: unknown }).tenant)))) return true
  return translatorOf(req.i18n)('menuLabelNeeded')
}

async function isMainLanguage(req: PayloadRequest, tenantId: string | null): Promise<boolean> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  return !tenant || !req.locale || req.locale === tenant.defaultLanguage
}
