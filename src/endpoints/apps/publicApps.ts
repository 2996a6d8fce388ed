import type { BasePayload } from 'payload'
import { appPartOf } from '../../access/registryOf'
import { enabledApps } from '../../database/apps/enabledApps'
import { publicSettings } from '../../lib/apps/publicSettings'
import type { PlainValue } from '../../lib/apps/settingFields'

/** What the website learns of the apps that are enabled on it and set up, by handle. */
export async function publicApps(payload: BasePayload, tenantId: string): Promise<Record<string, Record<string, PlainValue>>> {
  const apps: Record<string, Record<string, PlainValue>> = {}
  for (const { handle, settings } of await enabledApps(payload, tenantId)) {
    const part = appPartOf(payload, handle)
    const values = part && publicSettings(part.settings, settings ?? {})
    if (values) apps[handle] = values
  }
  return apps
}
