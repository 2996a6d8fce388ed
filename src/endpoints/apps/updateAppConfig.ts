import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readInstalledHandles, tenantOfSingleton } from '../../database/apps/apps'
import { ownerOfApp } from '../../database/secrets/secretKey'
import { saveSecret } from '../../database/secrets/saveSecret'
import { readSecretMarks, type SecretMarks } from '../../database/secrets/secretMarks'
import { appFieldsOf } from '../../collections/AppConfig/appFields'
import { defineOperation } from '../define'
import { refused } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import { changeAppSettings } from './changeAppSettings'
import { lockSingleton, singletonVersion, saveSingleton } from './singleDocument'
import { translatorOf } from '../../i18n/translator'

const input = z.strictObject({
  id: z.uuid(),
  /** By app handle; omitted apps are unchanged. */
  settings: z.record(z.string().max(60), z.record(z.string().max(80), z.unknown())),
  ...singletonVersion,
})

/**
 * Changes the settings of a tenant's apps. Secrets are stored in a table of their own; responses contain only their
 * marks.
 */
export const updateAppConfig = defineOperation({
  name: 'updateAppConfig',
  area: 'apps',
  audit: 'settings.apps',
  input,
  method: 'patch',
  output: z.object({ doc: z.looseObject({}), message: z.string() }),
  path: '/app-config/:id',
  run: async ({ audit, input: { id, settings, updatedAt }, req, tenantId }) => {
    const own = await lockSingleton(req, { area: 'apps', collection: 'app-config', tenantId: tenantId, updatedAt })
    const [installed, marks] = [await readInstalledHandles(req, tenantId), await readSecretMarks(req, tenantId)]
    const after = { ...own.settings } as Record<string, Record<string, unknown>>
    for (const [handle, submitted] of Object.entries(settings)) {
      if (!installed.has(handle))
        throw refused('apps', translatorOf(req.i18n)('refusedAppNotEnabled'), `settings.${handle}`)
      after[handle] = await changeApp(req, {
        submitted,
        handle,
        marks,
        stored: after[handle] ?? {},
        tenantId: tenantId,
      })
    }
    // Field names only: the audit log must not contain secrets.
    audit({
      after: Object.fromEntries(Object.entries(settings).map(([handle, given]) => [handle, Object.keys(given)])),
      target: `app-config/${id}`,
    })
    return { doc: await saveSingleton(req, 'app-config', own, after), message: 'Updated successfully.' }
  },
  summary: "Change the settings of a site's apps",
  tenant: ({ id }, req) => tenantOfSingleton(req, 'app-config', id),
  who: withAnyPermission('apps:admin'),
})

interface AppChange {
  submitted: Record<string, unknown>
  handle: string
  marks: SecretMarks
  stored: Record<string, unknown>
  tenantId: string
}

async function changeApp(
  req: PayloadRequest,
  { submitted, handle, marks, stored, tenantId }: AppChange,
): Promise<Record<string, unknown>> {
  const fields = appFieldsOf(req.payload, handle)
  if (!fields) throw refused('apps', translatorOf(req.i18n)('refusedAppNoSettings'), `settings.${handle}`)
  const owner = ownerOfApp(handle)
  const { secrets, values } = await changeAppSettings(req, {
    ...fields,
    submitted,
    path: `settings.${handle}`,
    stored: { marks: marks[owner] ?? {}, values: stored },
  })
  for (const [name, text] of Object.entries(secrets)) await saveSecret(req, { name, owner, tenantId }, text)
  return values
}
