import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { installedHandles } from '../../database/apps/enabledApps'
import { tenantOfOwn } from '../../database/apps/ownDocuments'
import { ownerOfApp } from '../../database/secrets/secretPlace'
import { saveSecret } from '../../database/secrets/saveSecret'
import { secretMarks, type SecretMarks } from '../../database/secrets/secretMarks'
import { appFieldsOf } from '../../collections/AppConfig/appFields'
import { defineOperation } from '../define'
import { refused } from '../OperationError'
import { holderOf } from '../rules'
import { changeAppSettings } from './changeAppSettings'
import { lockOwn, ownAsOf, saveOwn } from './ownDocument'

const input = z.strictObject({
  id: z.uuid(),
  /** By handle of the app; an app that is left out keeps what it has. */
  settings: z.record(z.string().max(60), z.record(z.string().max(80), z.unknown())),
  ...ownAsOf,
})

/** Sets what apps of a site need. Secrets go into their own table, and only their marks come back. */
export const updateAppConfig = defineOperation({
  name: 'updateAppConfig',
  area: 'apps',
  audit: 'settings.apps',
  input,
  method: 'patch',
  output: z.object({ doc: z.looseObject({}), message: z.string() }),
  path: '/app-config/:id',
  run: async ({ audit, input: { id, settings, updatedAt }, req, tenantId }) => {
    const own = await lockOwn(req, { area: 'apps', collection: 'app-config', tenantId: tenantId, updatedAt })
    const [installed, marks] = [await installedHandles(req, tenantId), await secretMarks(req, tenantId)]
    const after = { ...own.settings } as Record<string, Record<string, unknown>>
    for (const [handle, given] of Object.entries(settings)) {
      if (!installed.has(handle)) throw refused('apps', 'This app is not enabled on this site.', `settings.${handle}`)
      after[handle] = await changeApp(req, { given, handle, marks, stored: after[handle] ?? {}, tenantId: tenantId })
    }
    // Names only: values of an app say nothing to a reader of the log, and secrets must not stand there.
    audit({
      after: Object.fromEntries(Object.entries(settings).map(([handle, given]) => [handle, Object.keys(given)])),
      target: `app-config/${id}`,
    })
    return { doc: await saveOwn(req, 'app-config', own, after), message: 'Updated successfully.' }
  },
  summary: "Change the settings of a site's apps",
  tenant: ({ id }, req) => tenantOfOwn(req, 'app-config', id),
  who: holderOf('apps:admin'),
})

interface AppChange {
  given: Record<string, unknown>
  handle: string
  marks: SecretMarks
  stored: Record<string, unknown>
  tenantId: string
}

async function changeApp(
  req: PayloadRequest,
  { given, handle, marks, stored, tenantId }: AppChange,
): Promise<Record<string, unknown>> {
  const fields = appFieldsOf(req.payload, handle)
  if (!fields) throw refused('apps', 'There is nothing to set for this app.', `settings.${handle}`)
  const owner = ownerOfApp(handle)
  const { secrets, values } = await changeAppSettings(req, {
    ...fields,
    given,
    path: `settings.${handle}`,
    stored: { marks: marks[owner] ?? {}, values: stored },
  })
  for (const [name, text] of Object.entries(secrets)) await saveSecret(req, { name, owner, tenantId }, text)
  return values
}
