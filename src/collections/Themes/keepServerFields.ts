import type { CollectionBeforeValidateHook } from 'payload'
import { tenantOf } from '@/access/tenants'
import { planAllows } from '@/lib/plans/planAllows'
import { idOf } from '@/lib/values'
import { CUSTOM_THEMES } from './guardCustomCode'

/** Context key of writes that apply a version or a repository of a theme, and so set the fields of the server. */
export const IS_VERSION_WRITE = 'isThemeVersion'

/** Fields that say where the code of a theme comes from. Uploads, syncs and the studio set them. */
const SERVER_FIELDS = [
  'githubBranch',
  'githubRepo',
  'githubTag',
  'lastSyncedAt',
  'lastSyncedCommit',
  'relativePath',
  'renderMode',
  'version',
]

/** Ignores what people and programs send for fields of the server, in drafts and restored versions too. */
export const keepServerFields: CollectionBeforeValidateHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || !req.user || context[IS_VERSION_WRITE]) return data
  const values = Object.fromEntries(Object.entries(data).filter(([name]) => !SERVER_FIELDS.includes(name)))
  if (operation === 'create') {
    const tenant = idOf(values.tenant)
    const site = tenant ? await tenantOf(req, tenant) : null
    return { ...values, renderMode: site && planAllows(site, CUSTOM_THEMES) ? 'code' : 'nocode' }
  }
  const stored = (originalDoc ?? {}) as Record<string, unknown>
  return { ...values, ...Object.fromEntries(SERVER_FIELDS.map((name) => [name, stored[name]])) }
}
